import * as v from 'valibot';
import { AmountSchema } from '../../platform/primitives.schemas.ts';
import { numberLine } from '../figure.schemas.ts';

export const form = v.strictObject({ kind: v.literal('number-line'), line: v.strictObject(numberLine) });

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({
  kind: v.literal('number-line'),
  tick: v.nullable(v.pipe(AmountSchema, v.integer())),
});
