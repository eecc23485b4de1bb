import * as v from 'valibot';
import { typed } from './typed.ts';

/** The boxes of an answer of one or more numbers, each with its label and unit. */
export const blanks = v.array(
  v.strictObject({
    label: v.exactOptional(v.string()),
    unit: v.exactOptional(v.string()),
  }),
);

/** What is typed in them. */
export const typedBlanks = v.pipe(v.array(typed), v.maxLength(8));
