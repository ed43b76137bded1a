declare module "texts:languages" {
  const languages: { [language: string]: () => Promise<{ default: Record<string, string> }> };
  export default languages;
}
