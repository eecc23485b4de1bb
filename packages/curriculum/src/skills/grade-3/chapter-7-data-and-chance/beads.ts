import { type Figure, persianNumber, type Rng } from '../../../authoring/index.ts';

/** The colours beads and sectors are told by. */
export const tones = [
  { tone: 'turmeric', name: 'زرد' },
  { tone: 'leaf', name: 'سبز' },
  { tone: 'rose', name: 'قرمز' },
  { tone: 'sky', name: 'آبی' },
] as const;

export type Tone = (typeof tones)[number];

/** How many beads or sectors of a colour there are. */
export interface Beads {
  readonly tone: Tone['tone'];
  readonly name: string;
  readonly count: number;
}

function all(beads: readonly Beads[]): number {
  return beads.reduce((sum, { count }) => sum + count, 0);
}

/** So many colours, with `least` to `most` beads in all; null when the draw does not suit. */
export function drawBeads(
  rng: Rng,
  { kinds, least, most }: { kinds: number; least: number; most: number },
): readonly Beads[] | null {
  const beads = rng
    .sample<Tone>(tones, kinds)
    .map(({ tone, name }) => ({ tone, name, count: rng.int(1, kinds === 1 ? most : Math.ceil(most / 2)) }));
  const total = all(beads);
  return total < least || total > most ? null : beads;
}

function told(beads: readonly Beads[]): string {
  return beads.map(({ name, count }) => `${persianNumber(count)} ${name}`).join('، ');
}

/** A bag of mixed beads. */
export function bag(beads: readonly Beads[]): Figure {
  return {
    t: 'bag',
    description: `کیسه‌ای با ${persianNumber(all(beads))} مهره: ${told(beads)}`,
    bags: [{ beads: beads.map(({ tone, count }) => ({ tone, count })) }],
  };
}

/** A spinner whose sectors of one colour need not lie together; twelve sectors at most. */
export function spinner(rng: Rng, beads: readonly Beads[]): Figure {
  const sectors = rng.shuffle(beads.flatMap(({ tone, count }) => Array.from({ length: count }, () => ({ tone }))));
  return {
    t: 'spinner',
    description: `چرخنده‌ای با ${persianNumber(sectors.length)} قسمت مساوی: ${told(beads)}`,
    spinners: [{ sectors }],
  };
}
