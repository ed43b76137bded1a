/** Where the house lies on its server: "" at the top, or "/croupier". The code of the pages lies in its assets/. */
export const root = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ "..", import.meta.url).pathname.replace(/\/$/, "")
  : "";

/** The address of something within the house. */
export const within = (path: string): string => root + path;
