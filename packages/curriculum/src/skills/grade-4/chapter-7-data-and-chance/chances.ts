import { type Figure, type Level, persianNumber, type Rng } from '../../../authoring/index.ts';

/** The colours beads and sectors are told by. */
export const tones = [
  { tone: 'turmeric', name: 'زرد' },
  { tone: 'leaf', name: 'سبز' },
  { tone: 'rose', name: 'قرمز' },
  { tone: 'sky', name: 'آبی' },
] as const;

export type Tone = (typeof tones)[number];

/** How many outcomes each colour has. */
export interface Share {
  readonly tone: Tone['tone'];
  readonly name: string;
  readonly count: number;
}

export function outcomes(shares: readonly Share[]): number {
  return shares.reduce((sum, { count }) => sum + count, 0);
}

/** Colours with numbers of outcomes; all different when asked, and together between the bounds. Null when the draw does not suit. */
export function drawShares(
  rng: Rng,
  { kinds, least, most, different }: { kinds: number; least: number; most: number; different: boolean },
): readonly Share[] | null {
  const chosen = rng.sample(tones, kinds);
  const shares = chosen.map(({ tone, name }) => ({ tone, name, count: rng.int(1, Math.max(2, Math.floor(most / 2))) }));
  const total = outcomes(shares);
  if (total < least || total > most) return null;
  return different && new Set(shares.map(({ count }) => count)).size < kinds ? null : shares;
}

/** «۴ مهرهٔ آبی و ۵ مهرهٔ زرد». */
export function beadsListed(shares: readonly Share[]): string {
  const parts = shares.map(({ name, count }) => `${persianNumber(count)} مهرهٔ ${name}`);
  return `${parts.slice(0, -1).join('، ')} و ${parts.at(-1) ?? ''}`;
}

function told(shares: readonly Share[]): string {
  return shares.map(({ name, count }) => `${persianNumber(count)} ${name}`).join('، ');
}

/** A bag of mixed beads. */
export function bag(shares: readonly Share[]): Figure {
  return {
    t: 'bag',
    description: `کیسه‌ای با ${persianNumber(outcomes(shares))} مهره: ${told(shares)}`,
    bags: [{ beads: shares.map(({ tone, count }) => ({ tone, count })) }],
  };
}

/** A spinner whose sectors of one colour do not all lie together. */
export function spinner(rng: Rng, shares: readonly Share[]): Figure {
  const sectors = rng.shuffle(shares.flatMap(({ tone, count }) => Array.from({ length: count }, () => ({ tone }))));
  return {
    t: 'spinner',
    description: `چرخنده‌ای با ${persianNumber(sectors.length)} قسمت مساوی: ${told(shares)}`,
    spinners: [{ sectors }],
  };
}

/** Bounds of outcomes by level; a spinner has at most twelve sectors. */
export const outcomesOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [4, 8],
  2: [6, 12],
  3: [9, 18],
  4: [12, 24],
};
