import { type Share, tones } from '../../../../authoring/colored-chances.ts';
import type { Rng } from '../../../../authoring/index.ts';

/** Two to four colors with so many each, at most `most` in all. */
export function drawCounts(rng: Rng, kinds: number, most: number): readonly Share[] {
  const each = Math.floor(most / kinds);
  return rng.sample(tones, kinds).map((color) => ({ ...color, count: rng.int(1, each) }));
}
