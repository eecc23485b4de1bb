import type { AnswerKind } from '@mashq/curriculum/model';
import type { ComponentType } from 'react';
import { BlanksReadOnly } from '../blanks-answer/BlanksReadOnly.tsx';
import { ChoiceReadOnly } from '../choice-answer/ChoiceReadOnly.tsx';
import { ClockReadOnly } from '../clock-answer/ClockReadOnly.tsx';
import { FractionReadOnly } from '../fraction-boxes/FractionReadOnly.tsx';
import { NumberLineReadOnly } from '../number-line-answer/NumberLineReadOnly.tsx';
import { OrderReadOnly } from '../order-answer/OrderReadOnly.tsx';
import { InputReadOnly } from './InputReadOnly.tsx';
import type { ReadOnlyProps } from './read-only-props.ts';

/** The read-only view of each kind of answer; the inputs are in `answer-input/registry.ts`. */
export const READ_ONLY: { readonly [Kind in AnswerKind]: ComponentType<ReadOnlyProps<Kind>> } = {
  integer: BlanksReadOnly,
  decimal: BlanksReadOnly,
  fraction: FractionReadOnly,
  mixed: FractionReadOnly,
  choice: ChoiceReadOnly,
  order: OrderReadOnly,
  'number-line': NumberLineReadOnly,
  clock: ClockReadOnly,
  match: InputReadOnly,
  cells: InputReadOnly,
  points: InputReadOnly,
  sectors: InputReadOnly,
  levels: InputReadOnly,
  angle: InputReadOnly,
};
