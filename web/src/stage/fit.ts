/** Words that always fit their place: where a language needs more room, its letters become a little smaller. */
const SMALLEST = 0.6;
const STEP = 0.06;

/** Sets `--fit` on the element, from 1 down, until nothing of it is cut; its font size must be a multiple of that. */
export function fit(element: HTMLElement): { destroy: () => void } {
  let due = 0;
  const measure = (): void => {
    due = 0;
    element.style.setProperty("--fit", "1");
    for (let size = 1 - STEP; size >= SMALLEST && isCut(element); size -= STEP)
      element.style.setProperty("--fit", size.toFixed(2));
  };
  const soon = (): void => {
    due ||= requestAnimationFrame(measure);
  };
  const sizes = new ResizeObserver(soon);
  const texts = new MutationObserver(soon);
  sizes.observe(element);
  texts.observe(element, { childList: true, characterData: true, subtree: true });
  measure();
  return {
    destroy: () => {
      sizes.disconnect();
      texts.disconnect();
      cancelAnimationFrame(due);
    },
  };
}

function isCut(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
}
