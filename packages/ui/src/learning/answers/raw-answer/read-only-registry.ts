import type { AnswerKind } from '@mashq/curriculum/model';
import type { ComponentType } from 'react';
import { BlanksReadOnly } from '../blanks-answer/BlanksReadOnly.tsx';
import { ChoiceReadOnly } from '../choice-answer/ChoiceReadOnly.tsx';
import { ClockReadOnly } from '../clock-answer/ClockReadOnly.tsx';
import { FractionReadOnly } from '../fraction-boxes/FractionReadOnly.tsx';
import { NumberLineReadOnly } from '../number-line-answer/NumberLineReadOnly.tsx';
import { OrderReadOnly } from '../order-answer/OrderReadOnly.tsx';
import type { ReadOnlyProps } from './read-only-props.ts';

/**
 * Read-only views of the kinds that have one of their own; the others are shown in their input (`InputReadOnly`). The
 * inputs are in `answer-input/registry.ts`, so that a report loads none of them before it is needed.
 */
export const READ_ONLY: { readonly [Kind in AnswerKind]?: ComponentType<ReadOnlyProps<Kind>> } = {
  integer: BlanksReadOnly,
  decimal: BlanksReadOnly,
  fraction: FractionReadOnly,
  mixed: FractionReadOnly,
  choice: ChoiceReadOnly,
  order: OrderReadOnly,
  'number-line': NumberLineReadOnly,
  clock: ClockReadOnly,
};
