import * as v from 'valibot';

/** Digits, one point at most, '?' for a box, ' ' for an empty place. */
const row = v.pipe(v.string(), v.regex(/^(?=.*[\d?])[\d? ]+(\.[\d? ]+)?$/));

export const columnFigure = v.strictObject({
  t: v.literal('column'),
  description: v.string(),
  operator: v.picklist(['+', '−', '×']),
  terms: v.pipe(v.array(row), v.minLength(2)),
  carries: v.exactOptional(v.array(v.pipe(v.string(), v.regex(/^\d{0,2}$/)))),
  partials: v.exactOptional(v.array(row)),
  result: v.nullable(row),
});
