import * as v from 'valibot';
import { InlinesSchema } from '../content.schemas.ts';
import { optionId } from './typed.ts';

export const form = v.strictObject({
  kind: v.literal('categorize'),
  items: v.array(v.strictObject({ id: v.string(), content: InlinesSchema })),
  bins: v.array(v.strictObject({ id: v.string(), label: v.string() })),
});

export const input = v.strictObject({
  kind: v.literal('categorize'),
  placed: v.pipe(v.array(v.pipe(v.strictTuple([optionId, optionId]), v.readonly())), v.maxLength(24)),
});
