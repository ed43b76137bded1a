/** The shape that stands for each seat, beside its colour; drawn around 0,0. */
const SHAPES: ((r: number) => string)[] = [
  (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  (r) => `M${-r * 0.88} ${-r * 0.88}h${r * 1.76}v${r * 1.76}h${-r * 1.76}Z`,
  (r) => `M0 ${-r * 1.08}L${r * 1.1} ${r * 0.86}H${-r * 1.1}Z`,
  (r) => `M0 ${-r * 1.2}L${r * 1.02} 0 0 ${r * 1.2} ${-r * 1.02} 0Z`,
  (r) => {
    const a = r * 0.36;
    const b = r * 1.08;
    return `M${-a} ${-b}H${a}V${-a}H${b}V${a}H${a}V${b}H${-a}V${a}H${-b}V${-a}H${-a}Z`;
  },
  (r) => `M${-r} ${-r * 1.05}H${r}L${r * 0.22} 0 ${r} ${r * 1.05}H${-r}L${-r * 0.22} 0Z`,
];

/** The outline of a seat's shape. */
export function outline(seat: number, r: number): string {
  return SHAPES[seat % SHAPES.length]!(r);
}
