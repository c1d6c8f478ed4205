// The base of each clan's pieces: a circle, a petal, a hexagon, a diamond, a square. Never colour alone.

const round = (value: number): number => Math.round(value * 10) / 10;

/** A path around the origin; `r` is half the width of the circle all the others equal in weight. */
export function base(clan: string, r: number): string {
  const at = (...factors: number[]): string => factors.map((one) => round(one * r)).join(' ');
  switch (clan) {
    case 'lotus':
      return `M${at(0, -1.18)}C${at(0.9, -0.9, 1.12, -0.1, 1, 0.42)} ${at(0.8, 1, 0.3, 1.05, 0, 1.05)}S${at(-0.8, 1, -1, 0.42)}C${at(-1.12, -0.1, -0.9, -0.9, 0, -1.18)}z`;
    case 'turtle':
      return `M${at(0, -1.12)}L${at(1, -0.56)}V${at(0.56)}L${at(0, 1.12)} ${at(-1, 0.56)}V${at(-0.56)}z`;
    case 'dragonfly':
      return `M${at(0, -1.22)}L${at(1.22, 0)} ${at(0, 1.22)} ${at(-1.22, 0)}z`;
    case 'bonsai':
      return `M${at(-0.95, -0.95)}H${at(0.95)}V${at(0.95)}H${at(-0.95)}z`;
    default:
      return `M${at(-1, 0)}a${at(1, 1)} 0 1 1 ${at(2, 0)}a${at(1, 1)} 0 1 1 ${at(-2, 0)}z`;
  }
}
