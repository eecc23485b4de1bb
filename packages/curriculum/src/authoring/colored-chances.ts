import type { Figure } from '../model/index.ts';
import { persianNumber } from '../numbers/persian/digits.ts';
import type { Rng } from '../random/rng.ts';

/** The colors beads and sectors are stated by: the legend's own names of the tones. */
export const tones = [
  { tone: 'turmeric', name: 'زرد' },
  { tone: 'leaf', name: 'سبز' },
  { tone: 'rose', name: 'قرمز' },
  { tone: 'sky', name: 'آبی' },
] as const;

export type Tone = (typeof tones)[number];

/** How many outcomes a color has: beads in a bag, equal sectors of a spinner. */
export interface Share {
  readonly tone: Tone['tone'];
  readonly name: string;
  readonly count: number;
}

/** All outcomes together. */
export function outcomes(shares: readonly Share[]): number {
  return shares.reduce((sum, { count }) => sum + count, 0);
}

/** «۳ زرد، ۲ آبی». */
export function statement(shares: readonly Share[]): string {
  return shares.map(({ name, count }) => `${persianNumber(count)} ${name}`).join('، ');
}

/** A bag of mixed beads. */
export function bag(shares: readonly Share[]): Figure {
  return {
    t: 'bag',
    description: `کیسه‌ای با ${persianNumber(outcomes(shares))} مهره: ${statement(shares)}`,
    bags: [{ beads: shares.map(({ tone, count }) => ({ tone, count })) }],
  };
}

/** A spinner whose sectors of one color need not lie together; twelve sectors at most. */
export function spinner(rng: Rng, shares: readonly Share[]): Figure {
  const sectors = rng.shuffle(shares.flatMap(({ tone, count }) => Array.from({ length: count }, () => ({ tone }))));
  return {
    t: 'spinner',
    description: `چرخنده‌ای با ${persianNumber(sectors.length)} قسمت مساوی: ${statement(shares)}`,
    spinners: [{ sectors }],
  };
}
