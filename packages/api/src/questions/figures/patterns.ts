import type { TreeBranch } from '@mashq/curriculum/model';
import * as v from 'valibot';
import { MathNodeSchema } from '../formula.schemas.ts';
import { between, positive, tone } from './values.ts';

export const machineFigure = v.strictObject({
  t: v.literal('machine'),
  description: v.string(),
  rules: v.pipe(v.array(MathNodeSchema), v.minLength(1)),
  pairs: v.pipe(v.array(v.strictObject({ input: MathNodeSchema, output: MathNodeSchema })), v.minLength(1)),
});

const step = between(-100, 100);
const point = v.strictTuple([step, step]);

export const growingPatternFigure = v.strictObject({
  t: v.literal('growing-pattern'),
  description: v.string(),
  lattice: v.exactOptional(v.picklist(['square', 'triangle'])),
  figures: v.pipe(
    v.array(
      v.variant('pieces', [
        v.strictObject({
          number: positive,
          pieces: v.picklist(['dots', 'squares']),
          at: v.pipe(v.array(point), v.minLength(1)),
        }),
        v.strictObject({
          number: positive,
          pieces: v.literal('sticks'),
          at: v.pipe(v.array(v.strictTuple([point, point])), v.minLength(1)),
        }),
      ]),
    ),
    v.minLength(1),
  ),
});

export const sequenceFigure = v.strictObject({
  t: v.literal('sequence'),
  description: v.string(),
  items: v.pipe(
    v.array(
      v.nullable(
        v.strictObject({
          shape: v.picklist(['circle', 'square', 'triangle', 'star', 'diamond', 'hexagon']),
          tone,
        }),
      ),
    ),
    v.minLength(1),
  ),
});

export const TreeBranchSchema: v.GenericSchema<TreeBranch> = v.lazy(() =>
  v.strictObject({ label: v.string(), branches: v.exactOptional(v.array(TreeBranchSchema)) }),
);

export const treeFigure = v.strictObject({
  t: v.literal('tree'),
  description: v.string(),
  root: v.exactOptional(v.string()),
  branches: v.pipe(v.array(TreeBranchSchema), v.minLength(1)),
});
