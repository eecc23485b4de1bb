import * as v from 'valibot';
import { AmountSchema } from '../../platform/primitives.schemas.ts';
import { natural, positive } from '../figures/values.ts';

export const form = v.strictObject({
  kind: v.literal('levels'),
  style: v.picklist(['bars', 'line', 'blocks']),
  columns: v.pipe(
    v.array(v.strictObject({ label: v.string(), start: v.exactOptional(natural) })),
    v.minLength(1),
    v.maxLength(8),
  ),
  from: natural,
  to: positive,
  step: positive,
  move: v.exactOptional(positive),
  unit: v.exactOptional(v.string()),
});

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({
  kind: v.literal('levels'),
  values: v.pipe(v.array(v.nullable(AmountSchema)), v.maxLength(8)),
});
