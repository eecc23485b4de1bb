import type { Block, Inline } from '@mashq/curriculum/model';
import * as v from 'valibot';
import { FigureSchema } from './figure.schemas.ts';
import { MathNodeSchema } from './formula.schemas.ts';

/**
 * The curriculum's content as schemas. Objects are strict: a reply that carries a field which is not named here
 * (a key, a misconception, a solution) does not fit the contract.
 */
export const InlineSchema: v.GenericSchema<Inline> = v.variant('t', [
  v.strictObject({
    t: v.literal('text'),
    text: v.string(),
    strong: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ t: v.literal('math'), math: MathNodeSchema }),
]);
export const InlinesSchema = v.pipe(v.array(InlineSchema), v.readonly());

export const BlockSchema: v.GenericSchema<Block> = v.variant('t', [
  v.strictObject({ t: v.literal('paragraph'), content: InlinesSchema }),
  v.strictObject({ t: v.literal('display'), math: MathNodeSchema }),
  v.strictObject({ t: v.literal('figure'), figure: FigureSchema }),
]);
export const BlocksSchema = v.pipe(v.array(BlockSchema), v.readonly());
