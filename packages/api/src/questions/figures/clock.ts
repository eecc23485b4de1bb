import * as v from 'valibot';
import { between } from './values.ts';

export const clockFigure = v.strictObject({
  t: v.literal('clock'),
  description: v.string(),
  form: v.picklist(['analog', 'digital']),
  clocks: v.pipe(
    v.array(
      v.strictObject({
        hour: between(0, 23),
        minute: between(0, 59),
        second: v.exactOptional(between(0, 59)),
        label: v.exactOptional(v.string()),
        marked: v.exactOptional(v.picklist(['hour', 'minute', 'second'])),
      }),
    ),
    v.minLength(1),
  ),
});
