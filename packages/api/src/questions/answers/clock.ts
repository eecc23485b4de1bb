import * as v from 'valibot';
import { typed } from './typed.ts';

export const form = v.strictObject({
  kind: v.literal('clock'),
  format: v.picklist(['time12', 'time24', 'duration']),
  seconds: v.exactOptional(v.literal(true)),
});

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({
  kind: v.literal('clock'),
  hour: typed,
  minute: typed,
  second: v.exactOptional(typed),
});
