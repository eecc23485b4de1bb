import type { AnswerModel } from '../kind.ts';
import { pointsEmptiness } from './empty.ts';
import * as key from './key.ts';
import type { PointsForm, PointsInput, PointsKey } from './model.ts';
import * as print from './print.ts';
import { publicForm } from './public-form.ts';
import { read } from './read.ts';

export type * from './model.ts';

export const pointsModel: AnswerModel<PointsForm, PointsInput, PointsKey> = {
  kind: 'points',
  publicForm,
  read,
  ...key,
  ...print,
  emptiness: pointsEmptiness,
};
