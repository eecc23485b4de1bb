import type { LevelsForm } from '@mashq/curriculum/model';
import type { Ref } from 'react';
import type { DrawnAnswerMessages } from '../../../i18n/fa/learning-drawn-answers.ts';
import type { AnswerHandle, AnswerStatus } from '../answer-props.ts';

/** What a drawing of columns is given, whatever it draws. */
export interface LevelsProps {
  form: LevelsForm;
  /** As seen: null for a column not set yet. */
  heights: readonly (number | null)[];
  /** Sets one column; null takes its height away. */
  onSet: (place: number, height: number | null) => void;
  /** Moves one from a column to another. */
  onMove: (from: number, to: number) => void;
  onSubmit: (() => void) | undefined;
  isReadOnly: boolean;
  isDisabled: boolean;
  status: AnswerStatus | undefined;
  describedBy: string | undefined;
  focusOnMount: boolean | undefined;
  messages: DrawnAnswerMessages;
  handle: Ref<AnswerHandle> | undefined;
}
