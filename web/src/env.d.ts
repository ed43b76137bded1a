declare module "texts:languages" {
  const languages: { [language: string]: () => Promise<{ default: import("./words/texts").Texts }> };
  export default languages;
}
