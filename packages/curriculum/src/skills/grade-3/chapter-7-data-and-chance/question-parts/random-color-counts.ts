import { outcomes, type Share, type Tone, tones } from '../../../../authoring/colored-chances.ts';
import type { Rng } from '../../../../authoring/index.ts';

/** So many colors, with `least` to `most` beads in all; null when the draw does not suit. */
export function drawBeads(
  rng: Rng,
  { kinds, least, most }: { kinds: number; least: number; most: number },
): readonly Share[] | null {
  const beads = rng
    .sample<Tone>(tones, kinds)
    .map(({ tone, name }) => ({ tone, name, count: rng.int(1, kinds === 1 ? most : Math.ceil(most / 2)) }));
  const total = outcomes(beads);
  return total < least || total > most ? null : beads;
}
