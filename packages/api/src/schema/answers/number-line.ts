import * as v from 'valibot';
import { numberLine } from '../figure.ts';
import { AmountSchema } from '../primitives.ts';

export const form = v.strictObject({ kind: v.literal('number-line'), line: v.strictObject(numberLine) });

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({
  kind: v.literal('number-line'),
  tick: v.nullable(v.pipe(AmountSchema, v.integer())),
});
