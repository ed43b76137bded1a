/* For tests/support/screens.py, in a page that shows a table: time stands still, and lookAround says what must not be there. */

/* Whatever would happen in a tenth of a second or later never does. */
(() => {
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const MOMENT = 100; // milliseconds: steps are shown for longer
  let never = 1e9;
  window.setTimeout = (run, after = 0, ...what) => (after < MOMENT ? set(run, after, ...what) : never++);
  window.clearTimeout = (id) => id < 1e9 && clear(id);
  window.setInterval = () => never++;
  window.clearInterval = () => undefined;
})();

/** Until everything has been laid out; a round that was summed up on the way goes by, unless that is what is looked at. */
window.settled = async (isSummary) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let still = 0; // frames since a word was put or made to fit
  const words = new MutationObserver((all) => {
    if (all.some((one) => one.type !== "attributes" || one.target.style.getPropertyValue("--fit"))) still = 0;
  });
  words.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["style"] });
  for (let frames = 0; still < 3 && frames < 60; frames++) {
    if (!isSummary && document.querySelector("[data-summary]")) document.querySelector("[data-on]")?.click();
    still++;
    await frame();
  }
  words.disconnect();
};

/** From step to step, until a round is summed up. Whether it is. */
window.untilSummedUp = async () => {
  for (let tries = 0; tries < 300; tries++) {
    if (document.querySelector("[data-summary]")) return true;
    if (!document.querySelector(".look-mine.look-told")) return false;
    document.querySelector(".look-stage").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await new Promise((done) => setTimeout(done, 0));
  }
  return false;
};

window.lookAround = async ([width, height], finger, isSummary) => {
  if (innerWidth !== width || innerHeight !== height) parent.resize(width, height);
  await settled(isSummary);
  const NEAR = 1; // pixels that do not count
  const LAP = 2; // by which two things may touch
  const TARGET = 44;
  const faults = new Map();
  const fault = (kind, el, how) => faults.set(`${kind} ${name(el)} ${how}`, [kind, name(el), how]);
  const under = new Set(); // of the board, and under the tray: what lies inside need not be told, too
  const round = Math.round;

  // Names for elements, as whoever has drawn them would say

  function name(el) {
    if (typeof el === "string") return el;
    const own = el.tagName.toLowerCase() + (el.id ? `#${el.id}` : "") + classes(el) + marks(el);
    const around = el.parentElement?.closest("[data-at], [data-guide], .look-seat, .look-mine, .look-board, .look-side, .look-top, li");
    const said = (el.getAttribute("aria-label") ?? el.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const where = around && around !== el ? `${around.tagName.toLowerCase()}${classes(around)}${marks(around)} ` : "";
    return `${where}${own}${said ? ` «${said}»` : ""}`;
  }
  function classes(el) {
    const all = [...el.classList].filter((one) => !one.startsWith("svelte-"));
    return all.map((one) => `.${one}`).join("");
  }
  function marks(el) {
    const said = ["data-at", "data-guide"].filter((one) => el.hasAttribute(one));
    const bare = ["data-choice", "data-send", "data-aside", "data-piece"].filter((one) => el.hasAttribute(one));
    return said.map((one) => `[${one}=${el.getAttribute(one)}]`).join("") + bare.map((one) => `[${one}]`).join("");
  }

  // What is seen

  const modal = document.querySelector("dialog[open], [aria-modal=true]");
  const visible = new Map();
  function seen(el) {
    let found = visible.get(el);
    if (found === undefined) {
      found = el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      visible.set(el, found);
    }
    return found;
  }
  const open = (el) => (!modal || modal.contains(el)) && !el.closest("[inert]");
  const style = new Map();
  function css(el) {
    let found = style.get(el);
    if (!found) style.set(el, (found = getComputedStyle(el)));
    return found;
  }
  const boxes = new Map();
  function box(el) {
    let found = boxes.get(el);
    if (!found) boxes.set(el, (found = el.getBoundingClientRect()));
    return found;
  }
  const size = (r) => `${round(r.left)},${round(r.top)} ${round(r.width)}x${round(r.height)}`;
  function meet(a, b) {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > LAP && height > LAP ? { width, height } : null;
  }
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const whole = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

  /** What is left of an element's place after everything around it that cuts; scrollers are told apart. */
  const windows = new Map();
  function opening(el) {
    if (!el || el === document.documentElement) return { ...whole, scroller: null };
    let found = windows.get(el);
    if (found) return found;
    found = { ...opening(el.parentElement) };
    const { overflowX, overflowY } = css(el);
    const r = box(el);
    const rolls = (how) => how === "auto" || how === "scroll";
    if (overflowX !== "visible") {
      if (rolls(overflowX) && el.scrollWidth > el.clientWidth + NEAR) found.scroller = el;
      [found.left, found.right] = [Math.max(found.left, r.left), Math.min(found.right, r.right)];
    }
    if (overflowY !== "visible") {
      if (rolls(overflowY) && el.scrollHeight > el.clientHeight + NEAR) found.scroller = el;
      [found.top, found.bottom] = [Math.max(found.top, r.top), Math.min(found.bottom, r.bottom)];
    }
    windows.set(el, found);
    return found;
  }

  // (a) What is pressed is what is seen, (e) and a finger can press it

  const PRESSED = "[data-choice], [data-send], [data-aside], a[href], button, summary, input, select";
  for (const el of document.querySelectorAll(PRESSED)) {
    if (!seen(el) || !open(el)) continue;
    const r = box(el);
    if (r.width < 2 || r.height < 2) continue;
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
    const rolled = opening(el).scroller;
    const isTold = rolled && rolled.closest(".look-side, .look-log, [role=dialog], [data-scrolls]");
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
      if (!isTold) fault("covered", el, `lies outside the window, at ${size(r)}`);
      continue;
    }
    const top = document.elementFromPoint(x, y);
    if (top !== el && !el.contains(top)) {
      if (!isTold) fault("covered", el, `at its middle ${round(x)},${round(y)} lies ${top ? name(top) : "nothing"}`);
      continue;
    }
    if (finger && !isInline(el)) {
      const hit = (dx, dy) => {
        const there = document.elementFromPoint(x + dx, y + dy);
        return there !== null && (there === el || el.contains(there) || !!there.closest("label")?.contains(el));
      };
      const half = TARGET / 2 - NEAR;
      const wide = r.width >= TARGET - NEAR || (hit(-half, 0) && hit(half, 0));
      const high = r.height >= TARGET - NEAR || (hit(0, -half) && hit(0, half));
      if (!wide || !high) fault("small", el, `${round(r.width)}x${round(r.height)}, less than ${TARGET} for a finger`);
    }
  }
  function isInline(el) {
    return el.tagName === "A" && css(el).display === "inline";
  }

  // (b) No text is cut or spills out

  const texts = []; // { el, r }: each line of each text, without the room above and below its letters
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || !el || !seen(el) || /^(SCRIPT|STYLE|TITLE|OPTION)$/.test(el.tagName)) continue;
    if (isHidden(el)) continue;
    range.selectNodeContents(node);
    const height = parseFloat(css(el).fontSize);
    const lines = [...range.getClientRects()].filter((r) => r.width > 1 && r.height > 1).map((r) => ink(r, height, el));
    for (const r of lines) texts.push({ el, node, r });
    if (lines.length) cut(el, node, lines);
  }

  /** For screen readers only. */
  function isHidden(el) {
    for (let one = el; one && one !== document.body; one = one.parentElement) {
      const r = box(one);
      if ((r.width <= 2 || r.height <= 2) && css(one).overflowX !== "visible") return true;
      if (css(one).clip !== "auto" && css(one).position === "absolute") return true;
    }
    return false;
  }
  function ink(r, height, el) {
    const scale = el.ownerSVGElement ? (el.getScreenCTM?.()?.d ?? 1) : 1;
    const letters = Math.min(r.height, height * Math.abs(scale) * 0.72);
    const middle = (r.top + r.bottom) / 2;
    return { left: r.left, right: r.right, top: middle - letters / 2, bottom: middle + letters / 2 };
  }
  function cut(el, node, lines) {
    const told = node.data.trim().replace(/\s+/g, " ");
    const short = shortened(el, lines);
    if (short) {
      const isSaid = [el, short, ...parents(el)].some(
        (one) => one.getAttribute("title")?.includes(told) || one.getAttribute("aria-label")?.includes(told),
      );
      const isPressed = el.closest(`${PRESSED}, [data-testid=question]`);
      if (!isSaid || isPressed)
        fault("cut", el, `is shortened with …${isPressed ? "" : ", and no title or label says it in full"}`);
      return;
    }
    const around = opening(el);
    const holder = blockOf(el);
    for (const r of lines) {
      const beyond = (edge, what) => {
        const by = Math.max(edge.left - r.left, r.right - edge.right, edge.top - r.top, r.bottom - edge.bottom);
        if (by > NEAR) fault("cut", el, `${what} by ${round(by)} px`);
        return by > NEAR;
      };
      if (around.scroller?.closest(".look-side, .look-log, [role=dialog], [data-scrolls]")) break;
      if (beyond(screen, "leaves the window") || beyond(around, "is cut off")) break;
      if (holder && beyond(box(holder), holder === el ? "spills out of itself" : `spills out of ${name(holder)}`)) break;
    }
  }
  function parents(el) {
    const found = [];
    for (let one = el.parentElement; one && one !== document.body; one = one.parentElement) found.push(one);
    return found;
  }
  function shortened(el, lines) {
    for (const one of [el, ...parents(el)].slice(0, 3)) {
      const { textOverflow, overflowX, webkitLineClamp, paddingRight, whiteSpace } = css(one);
      if (overflowX === "visible") continue;
      if (textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + NEAR) return one;
      const edge = box(one).right - parseFloat(paddingRight) + 0.03; // two letters go for a hair's breadth
      if (textOverflow === "ellipsis" && whiteSpace === "nowrap" && lines.some((r) => r.right > edge)) return one;
      if (webkitLineClamp !== "none" && one.scrollHeight > one.clientHeight + NEAR) return one;
    }
    return null;
  }
  /** The box that text is laid out in. */
  function blockOf(el) {
    if (el.ownerSVGElement) return el.ownerSVGElement;
    for (let one = el; one && one !== document.body; one = one.parentElement) {
      const { display } = css(one);
      if (display !== "inline" && display !== "contents") return one;
    }
    return null;
  }

  // (c) Nothing lies on what it should not lie on

  const together = (a, b) => a.contains(b) || b.contains(a);
  const fan = (a, b) => {
    const one = a.closest("[data-fan]");
    return one !== null && one.contains(b);
  };
  const [board, tray] = [".look-board", ".look-mine"].map((one) => document.querySelector(`.look-stage ${one}`));
  const apart = (a, b) => board?.contains(a) && tray?.contains(b); // that is told below
  const inside = (el) => open(el) && !el.closest(".look-toasts, [data-bubble], [data-flight], .flight");
  const plain = texts.map(({ el, node, r }) => ({ el, node, r: within(r, opening(el)) }));
  plain.sort((a, b) => a.r.left - b.r.left);
  function within(r, hole) {
    const [left, right] = [Math.max(r.left, hole.left, 0), Math.min(r.right, hole.right, innerWidth)];
    return { left, right, top: Math.max(r.top, hole.top, 0), bottom: Math.min(r.bottom, hole.bottom, innerHeight) };
  }
  for (let i = 0; i < plain.length; i++) {
    const a = plain[i];
    for (let j = i + 1; j < plain.length && plain[j].r.left < a.r.right - LAP; j++) {
      const b = plain[j];
      if (a.node === b.node || !meet(a.r, b.r) || fan(a.el, b.el) || !inside(a.el) || !inside(b.el)) continue;
      if (apart(a.el, b.el) || apart(b.el, a.el)) continue;
      const [here, there] = [opening(a.el), opening(b.el)];
      if (here.scroller !== there.scroller) continue; // one of them may be rolled away
      fault("overlap", a.el, `its text lies on that of ${name(b.el)}`);
    }
  }

  const groups = [
    [".look-seat", ".look-seat"],
    [".look-seat", ".look-board [data-choice], .look-board [data-piece]"],
    [".look-tag", ".look-seat .look-who, .look-tag, .look-board [data-choice]"],
    [".tick", ".look-mine, .look-board [data-choice], .look-board [data-piece], .look-seat"],
    ["[data-piece]", "[data-piece]"],
    ["[data-choice]", "[data-choice]"],
    ["[data-label]", "[data-label], [data-piece]"],
  ];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((el) => seen(el) && inside(el));
  for (const [ones, others] of groups) {
    const [left, right] = [all(ones), all(others)];
    for (const [place, a] of left.entries()) {
      for (const b of ones === others ? right.slice(place + 1) : right) {
        const both = meet(box(a), box(b));
        if (!both || apart(a, b) || apart(b, a) || a === b || together(a, b) || fan(a, b)) continue;
        if (a.closest(".look-seat") !== null && a.closest(".look-seat") === b.closest(".look-seat") && ones !== others) continue;
        fault("overlap", a, `lies on ${name(b)} by ${round(both.width)}x${round(both.height)} px`);
      }
    }
  }

  // … nor does anything lie on a text of the stage

  // Whatever is seen is found, pressed or not. One rule for all would have the browser work out every style anew, twice.
  const through = [...document.querySelectorAll("*")].filter((el) => css(el).pointerEvents === "none" && el.style);
  const before = through.map(({ style }) => ["getPropertyValue", "getPropertyPriority"].map((what) => style[what]("pointer-events")));
  for (const el of through) el.style.setProperty("pointer-events", "auto", "important");
  for (const { el, r } of plain) {
    if (r.right - r.left < LAP || r.bottom - r.top < LAP || !el.closest(".look-stage") || !inside(el)) continue;
    if (board?.contains(el) && tray && meet(r, box(tray))) continue; // that is told below
    const [x, y] = [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
    const topmost = document.elementFromPoint(x, y);
    if (topmost && together(topmost, el)) continue; // as nearly always: a list of all takes longer
    for (const top of document.elementsFromPoint(x, y)) {
      if (together(top, el) || (el.ownerSVGElement && top.ownerSVGElement === el.ownerSVGElement)) break;
      if (!inside(top) || fan(el, top) || !paints(top)) continue;
      fault("covered", el, `is a text under ${name(top)}`);
      break;
    }
  }
  through.forEach((el, place) => el.style.setProperty("pointer-events", ...before[place]));
  function paints(el) {
    const { backgroundColor, backgroundImage, fill, opacity } = css(el);
    if (!seen(el) || Number(opacity) < 0.5) return false;
    if (el.ownerSVGElement) return fill !== "none" && !/, 0\.[0-4]\d*\)$/.test(fill) && el.tagName !== "g";
    if (el.tagName === "IMG") return true;
    const alpha = /rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor);
    return (alpha ? Number(alpha[1]) > 0.3 : backgroundColor.startsWith("rgb(")) || backgroundImage !== "none";
  }

  // (d) The tray never lies on the board

  if (board && tray && seen(tray)) {
    const both = meet(box(board), box(tray));
    if (both) fault("tray", tray, `lies on the board by ${round(both.width)}x${round(both.height)} px`);
    const drawn = [...board.querySelectorAll("[data-choice], [data-piece], button, li")];
    for (const el of drawn.filter((one) => seen(one))) {
      const lap = meet(box(el), box(tray));
      if (!lap || parents(el).some((one) => under.has(one))) continue;
      under.add(el);
      fault("tray", el, `of the board goes ${round(lap.height)} px under the tray`);
    }
    for (const { el, r } of texts) {
      if (!board.contains(el) || !meet(within(r, opening(el)), box(tray)) || [el, ...parents(el)].some((one) => under.has(one))) continue;
      fault("tray", el, "is a text of the board under the tray");
    }
  }

  // (g) Nothing scrolls

  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + NEAR) fault("scrolls", "the page", `sideways by ${page.scrollWidth - innerWidth} px`);
  if (page.scrollHeight > innerHeight + NEAR) fault("scrolls", "the page", `by ${page.scrollHeight - innerHeight} px`);
  for (const el of document.querySelectorAll(".look-app, .look-stage, .look-stage *")) {
    if (el.closest("[data-scrolls], .look-motif") || el.ownerSVGElement) continue;
    const { overflowX, overflowY } = css(el);
    const rolls = (how) => how === "auto" || how === "scroll";
    if (rolls(overflowY) && el.scrollHeight > el.clientHeight + NEAR)
      fault("scrolls", el, `by ${el.scrollHeight - el.clientHeight} px`);
    if (rolls(overflowX) && el.scrollWidth > el.clientWidth + NEAR)
      fault("scrolls", el, `sideways by ${el.scrollWidth - el.clientWidth} px`);
  }

  // … and the log does so only up and down
  for (const el of document.querySelectorAll(".look-log"))
    if (el.scrollWidth > el.clientWidth + NEAR) fault("scrolls", el, `sideways by ${el.scrollWidth - el.clientWidth} px`);

  // (f) Where things are, so that moments can be compared

  const places = {};
  for (const [what, selector] of [
    ["board", ".look-stage .look-board"],
    ["tray", ".look-stage .look-mine"],
    ["main button", ".look-stage:not([data-over]) .look-mine .look-btn.look-main:not([data-on])"],
  ]) {
    const el = document.querySelector(selector);
    if (el && seen(el)) {
      const { left, top, width, height } = box(el);
      places[what] = [left, top, width, height];
    }
  }
  return { faults: [...faults.values()], boxes: places };
};
