/** The arch of the door at dusk, as lines of an SVG whose box is 80 90 440 490: the same for every day. */
const RAYS = [0, 1, 2, 3, 4, 5, 6]
  .map((ray) => {
    const angle = Math.PI * (0.06 + ray * 0.1467);
    return `M300 330L${(300 - 162 * Math.cos(angle)).toFixed(1)} ${(330 - 190 * Math.sin(angle)).toFixed(1)}`;
  })
  .join("");

export const ARCH = `<defs><radialGradient id="duskLight" cx=".5" cy=".7" r=".7"><stop offset="0" stop-color="#ffe0a0"/><stop offset=".3" stop-color="#f0a050"/><stop offset=".62" stop-color="#a8467a"/><stop offset="1" stop-color="#2a1a5c"/></radialGradient></defs>
<path d="M120 560V300a180 180 0 0 1 360 0v260z" fill="#0a0507"/>
<path d="M138 560V302a162 162 0 0 1 324 0v258z" fill="url(#duskLight)"/>
<g fill="none" stroke="#1d0f3a" stroke-opacity=".4" stroke-width="5"><path d="M300 140v190M138 330h324"/><path d="${RAYS}"/><path d="M230 330a70 70 0 0 1 140 0"/></g>
<path d="M120 560V300a180 180 0 0 1 360 0v260" fill="none" stroke="#d9a94f" stroke-width="7"/>
<path d="M104 560V300a196 196 0 0 1 392 0v260" fill="none" stroke="#b88738" stroke-width="2.5"/>
<path d="M138 560v-62h34v-34h22v34h26v-60h30l12-22 12 22h18v60h24v-42h30v42h26v-26h30v26h40v62z" fill="#160c2e" opacity=".82"/>
<path d="M96 556h408v10H96z" fill="#d9a94f"/>`;
