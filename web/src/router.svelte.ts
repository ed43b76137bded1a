/** Which page is shown: the address is the only truth. */
import { root, within } from "./root";

export type Route =
  | { page: "door" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "after"; table: string }
  | { page: "replay"; table: string }
  | { page: "fair"; table: string }
  | { page: "rolls" }
  | { page: "rules"; game: string }
  | { page: "me" }
  | { page: "handover"; token: string }
  | { page: "find" }
  | { page: "club" }
  | { page: "person"; person: string }
  | { page: "computer"; level: string }
  | { page: "today"; date: string }
  | { page: "newEvening" }
  | { page: "evening"; evening: string }
  | { page: "newTournament" }
  | { page: "tournament"; tournament: string }
  | { page: "nowhere" };

/** What is shown at an address within the house. */
export function read(path: string): Route {
  const [first = "", second = "", third = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length) return { page: "nowhere" };
  if (first === "") return { page: "door" };
  if (first === "new" && second && third === "") return { page: "new", game: second };
  if (first === "t" && second && third === "") return { page: "table", table: second };
  if (first === "t" && second && third === "after") return { page: "after", table: second };
  if (first === "t" && second && third === "replay") return { page: "replay", table: second };
  if (first === "t" && second && third === "fair") return { page: "fair", table: second };
  if (first === "rolls" && second === "") return { page: "rolls" };
  if (first === "rules" && second && third === "") return { page: "rules", game: second };
  if (first === "me" && second === "") return { page: "me" };
  if (first === "h" && second && third === "") return { page: "handover", token: second };
  if (first === "find" && second === "") return { page: "find" };
  if (first === "club" && second === "") return { page: "club" };
  if (first === "club" && second === "p" && third) return { page: "person", person: third };
  if (first === "club" && second === "c" && third) return { page: "computer", level: third };
  if (first === "today" && third === "") return { page: "today", date: second };
  if (first === "evening" && second === "") return { page: "newEvening" };
  if (first === "e" && second && third === "") return { page: "evening", evening: second };
  if (first === "tournament" && second === "") return { page: "newTournament" };
  if (first === "c" && second && third === "") return { page: "tournament", tournament: second };
  return { page: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a broken address leads nowhere, and says so
  }
}

/** An address without where the house lies. */
const inHouse = (path: string): string => path.slice(root.length);

const shown = (): string => inHouse(location.pathname);

class Router {
  route = $state.raw<Route>(read(shown()));

  constructor() {
    addEventListener("popstate", () => (this.route = read(shown())));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", within(path));
    else history.pushState(null, "", within(path));
    this.route = read(shown());
    scrollTo(0, 0);
  }

  /** Links of our own are followed without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.target || link.hasAttribute("download") || /^\/(api|docs)\//.test(inHouse(link.pathname))) return;
    event.preventDefault();
    this.go(inHouse(link.getAttribute("href")!));
  };
}

export const router = new Router();
