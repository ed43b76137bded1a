/** English that stands in for a line which the language of the reader does not have yet: it is marked wherever it is shown. */

/** What such a line ends with, until it is on screen; where nothing can be drawn beside it, it stays. */
export const MARK = " [EN]";
const MARKED = "data-english";
const NOT_DRAWN = "title, option, script, style, svg *"; // nothing of CSS can be put after these

const shown = new WeakMap<Text, string>(); // what is left of a marked line
let watching: MutationObserver | null = null;

/** Mark what is on screen from now on; `why` says it in the language of the reader. Without it, nothing is English any more. */
export function markEnglish(why: string | null): void {
  watching?.disconnect();
  watching = null;
  for (const one of document.querySelectorAll(`[${MARKED}]`)) {
    if (why === null) unmark(one);
    else if (one.getAttribute(MARKED) === "titled") one.setAttribute("title", why);
  }
  if (why === null) return;
  const look = (node: Node): void => {
    if (node instanceof Text) lookAt(node, why);
    else node.childNodes.forEach(look);
  };
  watching = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") look(target);
      addedNodes.forEach(look);
    }
  });
  look(document.body);
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
}

function lookAt(text: Text, why: string): void {
  const around = text.parentElement;
  if (!around || shown.get(text) === text.data) return;
  if (!text.data.includes(MARK)) {
    shown.delete(text);
    if (around.hasAttribute(MARKED) && !hasOther(around)) unmark(around);
    return;
  }
  if (around.matches(NOT_DRAWN)) return;
  const plain = text.data.replaceAll(MARK, "");
  shown.set(text, plain);
  text.data = plain;
  mark(around, why);
}

/** Whether another line in this element is English. */
function hasOther(element: Element): boolean {
  return [...element.childNodes].some((one) => one instanceof Text && shown.get(one) === one.data);
}

function mark(element: Element, why: string): void {
  const isFree = !element.hasAttribute("title");
  if (!element.hasAttribute(MARKED)) element.setAttribute(MARKED, isFree ? "titled" : "");
  if (isFree) element.setAttribute("title", why);
  element.setAttribute("lang", "en");
}

function unmark(element: Element): void {
  if (element.getAttribute(MARKED) === "titled") element.removeAttribute("title");
  element.removeAttribute(MARKED);
  element.removeAttribute("lang");
}
