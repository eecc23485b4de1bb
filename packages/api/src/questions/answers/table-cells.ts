import * as v from 'valibot';
import { MathNodeSchema } from '../formula.schemas.ts';
import { typed } from './typed.ts';

const cell = v.variant('t', [
  v.strictObject({ t: v.literal('text'), text: v.string() }),
  v.strictObject({ t: v.literal('math'), math: MathNodeSchema }),
  v.strictObject({ t: v.literal('blank'), unit: v.exactOptional(v.string()) }),
]);

export const form = v.strictObject({
  kind: v.literal('table-cells'),
  description: v.string(),
  columns: v.exactOptional(v.array(v.string())),
  hasRowHeadings: v.exactOptional(v.boolean()),
  rows: v.array(v.array(cell)),
  keyboard: v.exactOptional(v.picklist(['numeric', 'decimal'])),
});

export const input = v.strictObject({
  kind: v.literal('table-cells'),
  values: v.pipe(v.array(typed), v.maxLength(40)),
});
