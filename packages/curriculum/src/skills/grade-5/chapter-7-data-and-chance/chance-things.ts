import { type Share, tones } from '../../../authoring/coloured-chances.ts';
import { type Figure, persianNumber, type Rng } from '../../../authoring/index.ts';

/** Two to four colours with so many each, at most `most` in all. */
export function drawCounts(rng: Rng, kinds: number, most: number): readonly Share[] {
  const each = Math.floor(most / kinds);
  return rng.sample(tones, kinds).map((colour) => ({ ...colour, count: rng.int(1, each) }));
}

/** «۳ زرد، ۲ آبی». */
export function said(counts: readonly Share[]): string {
  return counts.map(({ name, count }) => `${persianNumber(count)} ${name}`).join('، ');
}

export function bagOf(counts: readonly Share[]): Figure {
  return {
    t: 'bag',
    description: `کیسه‌ای با مهره‌های هم‌اندازه: ${said(counts)}`,
    bags: [{ beads: counts.map(({ tone, count }) => ({ tone, count })) }],
  };
}
