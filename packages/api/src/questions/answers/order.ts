import * as v from 'valibot';
import { MathNodeSchema } from '../formula.schemas.ts';
import { optionId } from './typed.ts';

export const form = v.strictObject({
  kind: v.literal('order'),
  items: v.array(v.strictObject({ id: v.string(), math: MathNodeSchema })),
  ends: v.tuple([v.string(), v.string()]),
});

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({
  kind: v.literal('order'),
  items: v.pipe(v.array(optionId), v.maxLength(24)),
});
