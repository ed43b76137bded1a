/** The signs that people show each other, drawn in a box of 40: they look the same everywhere, whatever letters a device has. */
import type { PageLines } from "../types/lines";

const INK = "#3a2208";
const FACE = `<circle cx="20" cy="20" r="16.5" fill="#ffcf4a" stroke="${INK}" stroke-width="2"/><path d="M8 15a13.5 13.5 0 0 1 15-8.400" stroke="#fff" stroke-opacity=".65" stroke-width="2.600" fill="none"/>`;
const HAND = `fill="#f6c98b" stroke="${INK}" stroke-width="2"`;

interface Drawing {
  /** the line that says it in words */
  name: Extract<keyof PageLines, `emote-${string}`>;
  svg: string;
}

const DRAWN: { [sign: string]: Drawing } = {
  "👍": {
    name: "emote-thumb",
    svg: `<path d="M13 19l5.500-12.500c3.500-.5 5 2 4.300 5l-1.200 4.500h8.400c2.700 0 4 2.200 3.300 4.600l-2.600 9.400c-.6 2-2 3-4 3H17c-2 0-3-.5-4-1.500z" ${HAND}/><rect x="5.500" y="18" width="7.500" height="15.500" rx="2" fill="#b5372a" stroke="${INK}" stroke-width="2"/><path d="M26 22h6.500M25 27h6" stroke="${INK}" stroke-width="1.600"/>`,
  },
  "👏": {
    name: "emote-clap",
    svg: `<path d="M5.500 23l5-5.500 7.500-8.500c1.800-1.800 4.500.3 3.200 2.500l-3.700 5.500 7-4.500c2-1.200 4 1.200 2.400 2.900l4.600-1.800c2.300-.8 3.500 1.700 1.800 3.100l-2 1.500c2.300-.6 3.300 1.800 1.600 3.200L21.500 32c-4 3.200-9.500 3.200-13-.3s-5-6-3-8.700z" ${HAND}/><path d="M17.500 17l7.500 7M24.500 15l5.500 6" stroke="${INK}" stroke-width="1.600" fill="none"/><path d="M26 3v4.500M31.500 5l-2.500 4M35.500 10l-4 2" stroke="#ffcf4a" stroke-width="2.600"/>`,
  },
  "😂": {
    name: "emote-laugh",
    svg: `${FACE}<path d="M10 17c1.500-3 4.500-3 6 0M24 17c1.500-3 4.500-3 6 0" stroke="${INK}" stroke-width="2.200" fill="none"/><path d="M10.500 21.500h19c0 6-4 10-9.500 10s-9.500-4-9.500-10z" fill="#6d1525" stroke="${INK}" stroke-width="1.800"/><path d="M12.500 22h15v2.500h-15z" fill="#fff"/><path d="M8 19c-3.500 3-4.500 6.500-2.500 7.500s4-2 2.500-7.500zM32 19c3.500 3 4.500 6.500 2.500 7.500s-4-2-2.500-7.500z" fill="#63bdf6" stroke="${INK}" stroke-width="1.400"/>`,
  },
  "😮": {
    name: "emote-wonder",
    svg: `${FACE}<circle cx="13.500" cy="17" r="2.400" fill="${INK}"/><circle cx="26.500" cy="17" r="2.400" fill="${INK}"/><path d="M10 11.500c1.500-1.800 4-2.200 5.500-1.300M30 11.500c-1.500-1.800-4-2.200-5.500-1.300" stroke="${INK}" stroke-width="1.800" fill="none"/><ellipse cx="20" cy="27.500" rx="4.300" ry="5.200" fill="#6d1525" stroke="${INK}" stroke-width="1.800"/>`,
  },
  "😢": {
    name: "emote-tear",
    svg: `${FACE}<circle cx="13.500" cy="18" r="2.300" fill="${INK}"/><circle cx="26.500" cy="18" r="2.300" fill="${INK}"/><path d="M9.500 13l6-2M30.500 13l-6-2M14 30c2.500-4 9.500-4 12 0" stroke="${INK}" stroke-width="2.200" fill="none"/><path d="M27.500 21.500c3.500 4 4.500 8 1.500 9.500s-5.500-2-1.500-9.500z" fill="#63bdf6" stroke="${INK}" stroke-width="1.500"/>`,
  },
  "🎲": {
    name: "emote-die",
    svg: `<g transform="rotate(-12 20 20)"><rect x="6" y="6" width="28" height="28" rx="6.500" fill="#fbf5e6" stroke="${INK}" stroke-width="2"/><g fill="#b3202c"><circle cx="13" cy="13" r="2.900"/><circle cx="27" cy="13" r="2.900"/><circle cx="20" cy="20" r="2.900"/><circle cx="13" cy="27" r="2.900"/><circle cx="27" cy="27" r="2.900"/></g></g>`,
  },
  "💰": {
    name: "emote-money",
    svg: `<path d="M15 11.500l-3-6.500c5 2 11 2 16 0l-3 6.500c6 4 9.500 10 9.500 15.500 0 5.500-4.500 8-14.500 8S5.500 32.500 5.500 27c0-5.500 3.500-11.500 9.500-15.500z" fill="#a8743a" stroke="${INK}" stroke-width="2"/><path d="M14.500 12h11" stroke="#e6b95f" stroke-width="3.200"/><circle cx="20" cy="24" r="6.500" fill="#f9dfa2" stroke="${INK}" stroke-width="1.800"/><path d="M22.600 21.400a3.700 3.700 0 1 0 0 5.200" stroke="${INK}" stroke-width="2" fill="none"/>`,
  },
  "🤞": {
    name: "emote-luck",
    svg: `<path d="M12.500 23L24.500 4.500c1.400-2 4.800-.2 3.800 2.100L19.500 23" ${HAND}/><path d="M19.500 21L12 6.500c-1.100-2.500 2.500-4.100 3.900-1.700L26 20c4-.6 7 1.400 6.500 5l-1 5.500c-.6 3-2.800 4.500-5.800 4.500H18c-5 0-8.500-3.200-9-8-.2-2.600 1-4.300 3.500-5z" ${HAND}/><path d="M10 26c3-2.500 8-2.500 9.500 0s-1 5-4.500 4.500M27.500 20.500c.8 2.500.3 4.500-1.700 5.500" stroke="${INK}" stroke-width="1.700" fill="none"/>`,
  },
};

export const drawing = (sign: string): Drawing | undefined => DRAWN[sign];
