import * as v from 'valibot';
import { between } from './values.ts';

const namedTone = v.picklist(['turmeric', 'leaf', 'rose', 'sky', 'none']);
const label = v.exactOptional(v.string());
const marked = v.exactOptional(v.array(namedTone));

export const spinnerFigure = v.strictObject({
  t: v.literal('spinner'),
  description: v.string(),
  spinners: v.pipe(
    v.array(
      v.strictObject({
        sectors: v.pipe(v.array(v.strictObject({ tone: namedTone, label })), v.minLength(2), v.maxLength(24)),
        label,
        marked,
      }),
    ),
    v.minLength(1),
  ),
});

export const bagFigure = v.strictObject({
  t: v.literal('bag'),
  description: v.string(),
  bags: v.pipe(
    v.array(
      v.strictObject({
        beads: v.pipe(v.array(v.strictObject({ tone: namedTone, count: between(0, 40) })), v.minLength(1)),
        label,
        marked,
      }),
    ),
    v.minLength(1),
  ),
});

export const diceFigure = v.strictObject({
  t: v.literal('dice'),
  description: v.string(),
  faces: v.pipe(v.array(between(1, 6)), v.minLength(1)),
});

export const coinsFigure = v.strictObject({
  t: v.literal('coins'),
  description: v.string(),
  sides: v.pipe(v.array(v.picklist(['heads', 'tails'])), v.minLength(1)),
});
