import * as v from 'valibot';
import { between } from '../figures/values.ts';

const paint = v.picklist(['accent', 'turmeric', 'leaf', 'rose', 'sky']);

export const form = v.strictObject({
  kind: v.literal('sectors'),
  shape: v.picklist(['bar', 'circle', 'spinner']),
  parts: between(2, 12),
  palette: v.pipe(
    v.array(v.strictObject({ tone: paint, label: v.exactOptional(v.string()) })),
    v.minLength(1),
    v.maxLength(4),
  ),
  all: v.exactOptional(v.literal(true)),
});

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({
  kind: v.literal('sectors'),
  tones: v.pipe(v.array(v.nullable(paint)), v.maxLength(12)),
});
