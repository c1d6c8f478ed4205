// Places: what stands on the horizon there.
import { INK, line, PAPER, type Pigments, solid } from './blocks';

const house = (x: number, y: number, w: number, h: number, sky: string): string =>
  solid(`M${x} 88V${y}l${w / 2}-${h} ${w / 2} ${h}v${88 - y}z`) + `<rect x="${x + w * 0.38}" y="${y + (88 - y) * 0.42}" width="${w * 0.26}" height="${(88 - y) * 0.6}" fill="${sky}"/>`;
const palm = (x: number, y: number): string => line(`M${x} 88C${x - 2} 70 ${x + 3} ${y + 10} ${x + 2} ${y}`, INK, 3) + line(`M${x + 2} ${y}q-12-6-17 6M${x + 2} ${y}q12-8 18 5M${x + 2} ${y}q-6-12-15-8M${x + 2} ${y}q8-12 16-7`, INK, 2.6);
const water = (y: number): string => solid(`M14 ${y}q46-12 92 0-14 12-46 12t-46-12z`, '#7f95a3') + line(`M30 ${y + 2}h20M60 ${y + 5}h24`, PAPER, 1.6);

const PLACES: Record<string, (pigments: Pigments) => string> = {
  villaggio: ({ sky }) => house(14, 60, 32, 14, sky) + house(54, 54, 40, 16, sky) + line('M102 86V40M96 48q6-12 12 0', INK, 3),
  'villaggio-di-mamiya': ({ sky }) => house(8, 62, 28, 12, sky) + house(42, 56, 30, 14, sky) + house(78, 62, 30, 12, sky) + line('M4 88h112M14 88V76M30 88V76M92 88V76M106 88V76', INK, 2.6),
  'villaggio-dei-miracoli': ({ sky }) => house(10, 60, 30, 14, sky) + house(78, 60, 30, 14, sky) + solid('M48 88V60h24v28z') + line('M54 60V40h14v8M68 48v6M50 46h10', INK, 3) + line('M68 56v6M66 66v4M70 66v4', PAPER, 2),
  oasi: () => water(80) + palm(30, 42) + palm(46, 52) + palm(92, 46),
  cassandra: ({ sky }) => solid('M6 88V40h12v-8h10v8h6V22h10v-6h10v6h10v-6h10v6h10v18h6v-8h10v8h12v48z') + `<path d="M52 88V62q8-10 16 0v26z" fill="${sky}"/>` + line('M56 60v28M60 58v30M64 60v28M16 52h8M94 52h8M42 36h8M70 36h8', sky, 2),
  'fortezza-del-re': ({ sky }) => solid('M12 88V50l10-6V30h8v8h8V24h10V10l12-8 12 8v14h10v14h8v-8h8v14l10 6v38z') + line('M52 88V66h16v22M56 36h8M30 56h6M84 56h6', sky, 2.4),
  'croce-del-sud': ({ sky }) => solid('M8 90V44l8 4V34l10 6v50zM40 90V24l6 8 7-14 6 10v62zM74 90V50l10-6 4 8 8-4v42z') + line('M46 44h6M46 56h6M14 60h5M82 64h5', sky, 4),
  'piramide-della-croce': ({ sky }) => solid('M10 84 60 22l50 62z') + line('M60 22v62M36 52h48', sky, 2) + line('M60 2v24M50 10h20', INK, 5),
  'rifugio-di-shu': ({ sky }) => solid('M0 90V58l20-18 22 8 18-18 24 20 20-8 16 16v32z') + `<path d="M44 90V70q16-18 32 0v20z" fill="${sky}"/>` + solid('M54 90V78q6-6 12 0v12z'),
  capitale: ({ sky }) => solid('M10 88V58h16V46q10-14 20 0v12h4V30h4q6-16 12 0h4v28h4V46q10-14 20 0v12h16v30z') + line('M60 14V4M36 38v-8M84 38v-8', INK, 3) + line('M54 46h12M54 56h12M54 88V70h12v18M18 70h8M94 70h8', sky, 2.4),
  'distretto-imperiale': ({ sky }) => solid('M4 88V58h8v-6h8v6h10V44h8v-8h10v8h24v-8h10v8h8v14h10v-6h8v6h8v30z') + line('M50 88V66h20v22M20 70h8M92 70h8M42 56h6M72 56h6', sky, 2.4),
  'miniera-imperiale': ({ sky }) => solid('M0 92 30 60l14 8 18-26 24 26 14-8 20 32z') + `<path d="M50 92V76h20v16z" fill="${sky}"/>` + line('M40 68V26h30M40 34l14-8M68 26v18M62 44h12v8H62z', INK, 3),
  deserto: ({ sun }) => solid('M0 76Q26 56 54 72t66-10v38H0z') + line('M10 82q22-14 44 0M60 84q26-12 54-4', sun, 2) + line('M88 70V48M88 58h-7v-8M88 54h7v-9', INK, 4),
  rovine: ({ sky }) => solid('M8 88V50l6 3V40l8 5v43zM34 88V34l5 5 4-9 5 6 4-4v56zM66 88V56l7-5 5 6 8-3v34zM94 88V44l8-6 6 8v42z') + line('M40 52h5M40 64h5M74 68h5M100 58h4M16 62h3', sky, 3.4),
  montagne: () => solid('M0 92 24 46l14 20 22-48 26 54 12-22 22 42z') + solid('M60 18l-8 18 8 6 5-6 6 3z', PAPER),
  'il-grande-fiume': () => solid('M0 62 22 44l20 12 22-18 26 20 30-14v20z') + solid('M70 58C40 66 76 74 34 84-2 92 20 100 20 100h92S92 88 76 82s10-14 12-22z', '#7f95a3') + line('M52 76h14M40 88h22M72 92h16', PAPER, 1.8),
  canyon: ({ sky, sun }) => solid('M0 100V24l16 4 8 14 14 4 4 20 12 10v24zM120 100V18l-18 8-6 18-14 4-4 18-14 12v22z') + line('M4 40h12M6 56h24M10 72h32M116 38h-14M114 54h-26M110 70h-30', sun, 2) + `<path d="M54 100q6-14 10-22v22z" fill="${sky}"/>`,
};

export const scene = (card: string, pigments: Pigments): string => (PLACES[card] ?? PLACES['rovine']!)(pigments);
