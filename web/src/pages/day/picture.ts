/** The picture of a result to share, 1200 by 630: it shows the game, the day, the place and the strip, and nothing of the deal. */
import { EMBLEMS, type EmblemName } from "../../pieces/emblems";
import type { DayDecision } from "../../types";
import { ARCH } from "./arch";
import { isAsExpert, isAsMost } from "./said";

export interface Shown {
  over: string;
  game: string;
  /** empty out of competition */
  place: string;
  of: string;
  name: string;
  note: string;
  foot: string;
  emblem: EmblemName;
  /** the colour of the coin, as CSS writes it */
  colour: string;
  decisions: readonly DayDecision[];
}

const WIDTH = 612; // of the strip
const SHOW = "'Croupier Show', Georgia, 'Noto Serif', serif";
const UI = "system-ui, 'Noto Sans', sans-serif";

const safe = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[\u0000-\u001f]/g, " ");

function strip(decisions: readonly DayDecision[]): string {
  const width = WIDTH / Math.max(decisions.length, 8);
  const gap = Math.min(5, width / 4);
  return decisions
    .map((one, at) => {
      const [x, w] = [(68 + at * width).toFixed(1), (width - gap).toFixed(1)];
      const half = (y: number, fill: string) => `<rect x="${x}" y="${y}" width="${w}" height="32" fill="${fill}"/>`;
      return (
        `<rect x="${x}" y="428" width="${w}" height="64" rx="5" fill="#000" fill-opacity=".32" stroke="#fff" stroke-opacity=".14"/>` +
        (isAsExpert(one) ? half(428, "#e6b95f") : "") +
        (isAsMost(one) ? half(460, "#b9afcb") : "")
      );
    })
    .join("");
}

function die(x: number, fill: string, edge: string): string {
  return `<g transform="translate(${x} 452)"><rect y="8" width="90" height="84" rx="20" fill="${edge}"/><rect width="90" height="84" rx="20" fill="${fill}"/><text x="45" y="64" text-anchor="middle" font-family="${SHOW}" font-weight="700" font-size="60" fill="#1a1113">?</text></g>`;
}

export function picture(shown: Shown): string {
  const text = (x: number, y: number, size: number, fill: string, said: string, more = "") =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${safe(said)}</text>`;
  const show = `font-family="${SHOW}" font-weight="700"`;
  const big = Math.min(76, (76 * 15) / Math.max(15, shown.game.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="${UI}">
<defs><radialGradient id="night" cx=".78" cy=".4" r=".8"><stop offset="0" stop-color="#4a3a86"/><stop offset=".55" stop-color="#251f58"/><stop offset="1" stop-color="#0f0c2c"/></radialGradient></defs>
<rect width="1200" height="630" fill="url(#night)"/>
<rect x="1.5" y="1.5" width="1197" height="627" fill="none" stroke="#8c6322" stroke-width="3"/>
<rect x="15" y="15" width="1170" height="600" fill="none" stroke="#d9a94f" stroke-width="2"/>
<svg x="698" y="60" width="450" height="512" viewBox="80 90 440 490">${ARCH}</svg>
${die(776, "#ffd15c", "#b98a1c")}${die(878, "#fc7a6b", "#a93f3a")}${die(980, "#6bbcf0", "#4a7ea3")}
${text(68, 92, 27, "#ffd9a6", shown.over, 'font-weight="650"')}
${text(68, 176, big, "#fbf4e6", shown.game, show)}
<text x="68" y="288"><tspan font-size="104" fill="#f9dfa2" ${show}>${safe(shown.place)}</tspan><tspan dx="${shown.place ? 18 : 0}" font-size="36" fill="#dcd2c2">${safe(shown.of)}</tspan></text>
<g transform="translate(68 318) scale(1.58)"><circle cx="24" cy="24" r="23.5" fill="#1a1113"/><circle cx="24" cy="24" r="21.2" fill="none" stroke="#c99a45" stroke-width="3.4" stroke-dasharray="3.3 1.14"/><circle cx="24" cy="24" r="18.6" fill="${safe(shown.colour)}"/><g transform="translate(10.8 10.8) scale(1.1)" fill="none" stroke="#1a1113" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${EMBLEMS[shown.emblem]}</g></g>
${text(164, 352, 31, "#fbf4e6", shown.name, 'font-weight="650"')}
${text(164, 384, 24, "#dcd2c2", shown.note)}
${strip(shown.decisions)}
${text(68, 524, Math.min(20, 1060 / [...shown.foot].length), "#dcd2c2", shown.foot)}
</svg>`;
}

/** The picture as a PNG, drawn by the browser. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1200, 630];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
