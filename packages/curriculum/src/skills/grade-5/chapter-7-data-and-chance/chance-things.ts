import { type Figure, persianNumber, type Rng } from '../../../authoring/index.ts';
import type { NamedTone } from '../../../model/index.ts';

/** Colours children can name, by the names the pictures' legends use. */
export const colours: readonly { readonly tone: NamedTone; readonly name: string }[] = [
  { tone: 'turmeric', name: 'زرد' },
  { tone: 'leaf', name: 'سبز' },
  { tone: 'rose', name: 'قرمز' },
  { tone: 'sky', name: 'آبی' },
];

/** So many of each colour. */
export type Counts = readonly { readonly tone: NamedTone; readonly name: string; readonly count: number }[];

export function total(counts: Counts): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Two to four colours with so many each, at most `most` in all. */
export function drawCounts(rng: Rng, kinds: number, most: number): Counts {
  const each = Math.floor(most / kinds);
  return rng.sample(colours, kinds).map((colour) => ({ ...colour, count: rng.int(1, each) }));
}

/** «۳ زرد، ۲ آبی». */
export function said(counts: Counts): string {
  return counts.map(({ name, count }) => `${persianNumber(count)} ${name}`).join('، ');
}

export function bagOf(counts: Counts): Figure {
  return {
    t: 'bag',
    description: `کیسه‌ای با مهره‌های هم‌اندازه: ${said(counts)}`,
    bags: [{ beads: counts.map(({ tone, count }) => ({ tone, count })) }],
  };
}

/** Sectors in mixed order. */
export function spinnerOf(rng: Rng, counts: Counts): Figure {
  return {
    t: 'spinner',
    description: `چرخنده‌ای با ${persianNumber(total(counts))} قسمت مساوی: ${said(counts)}`,
    spinners: [
      { sectors: rng.shuffle(counts.flatMap(({ tone, count }) => Array.from({ length: count }, () => ({ tone })))) },
    ],
  };
}
