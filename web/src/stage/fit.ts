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

/** To a fraction of a pixel: where a line ends with …, even that much costs two letters. */
function isCut(element: HTMLElement): boolean {
  if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1) return true;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const room = element.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const inside = document.createRange();
  inside.selectNodeContents(element);
  return inside.getBoundingClientRect().width > room + 0.02;
}
