declare module "texts:languages" {
  const languages: { [language: string]: () => Promise<{ default: import("../texts").Texts }> };
  export default languages;
}
