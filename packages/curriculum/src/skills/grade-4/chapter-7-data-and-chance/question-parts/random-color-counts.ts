import { outcomes, type Share, tones } from '../../../../authoring/colored-chances.ts';
import { type Level, persianNumber, type Rng } from '../../../../authoring/index.ts';

/** Colors with numbers of outcomes; all different when asked, and together between the bounds. Null when the draw does not suit. */
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

/** Bounds of outcomes by level; a spinner has at most twelve sectors. */
export const outcomesOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [4, 8],
  2: [6, 12],
  3: [9, 18],
  4: [12, 24],
};
