import * as v from 'valibot';
import { typed } from './typed.ts';

const number = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/));

export const form = v.variant('operation', [
  v.strictObject({
    kind: v.literal('long-arithmetic'),
    operation: v.picklist(['+', '−', '×']),
    terms: v.array(number),
    hasCarries: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    kind: v.literal('long-arithmetic'),
    operation: v.literal('÷'),
    dividend: number,
    divisor: number,
  }),
]);

const digits = v.pipe(v.array(typed), v.maxLength(40));

export const input = v.strictObject({
  kind: v.literal('long-arithmetic'),
  carries: digits,
  lines: v.pipe(v.array(digits), v.maxLength(40)),
  result: digits,
});
