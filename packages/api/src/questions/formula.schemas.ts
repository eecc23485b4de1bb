import type { MathNode } from '@mashq/curriculum/model';
import * as v from 'valibot';

/** A formula as a schema. Objects are strict, as in all of a question's content. */
export const MathNodeSchema: v.GenericSchema<MathNode> = v.lazy(() =>
  v.variant('t', [
    v.strictObject({
      t: v.literal('number'),
      value: v.string(),
      grouping: v.exactOptional(v.boolean()),
    }),
    v.strictObject({
      t: v.literal('operator'),
      sign: v.picklist(['+', '−', '×', '÷', '=', '<', '>', '≠', '≃', ',', ':']),
    }),
    v.strictObject({
      t: v.literal('fraction'),
      numerator: MathNodeSchema,
      denominator: MathNodeSchema,
    }),
    v.strictObject({
      t: v.literal('mixed'),
      whole: MathNodeSchema,
      numerator: MathNodeSchema,
      denominator: MathNodeSchema,
    }),
    v.strictObject({ t: v.literal('row'), children: v.array(MathNodeSchema) }),
    v.strictObject({ t: v.literal('group'), child: MathNodeSchema }),
    v.strictObject({ t: v.literal('blank') }),
    v.strictObject({ t: v.literal('percent'), value: v.string() }),
    v.strictObject({ t: v.literal('emphasis'), child: MathNodeSchema }),
    v.strictObject({ t: v.literal('digits'), value: v.string(), index: v.pipe(v.number(), v.integer()) }),
    v.strictObject({ t: v.literal('words'), text: v.string() }),
  ]),
);
