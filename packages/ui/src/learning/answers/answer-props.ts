import type { AnswerForm, AnswerKind, RawInput } from '@mashq/curriculum/model';
import type { Ref } from 'react';
import type { AnswerMessages, CommonAnswerMessages } from '../../i18n/fa/learning-answers.ts';

/** What is known of an answer that was sent: what the checker said, or that it waits for the network. */
export type AnswerStatus = 'invalid' | 'wrong' | 'partial' | 'right' | 'waiting';

/** The form of one kind of answer. */
export type FormOf<Kind extends AnswerKind> = Extract<AnswerForm, { readonly kind: Kind }>;

/** The input of one kind of answer. */
export type RawOf<Kind extends AnswerKind> = Extract<RawInput, { readonly kind: Kind }>;

/** What a parent may do with an answer input. */
export interface AnswerHandle {
  /** Puts the focus on the first thing still to be filled in, or on the first one when all are filled. */
  focus: () => void;
}

/** Props that every answer input has, whatever it asks for. */
export interface AnswerProps<Value, Messages extends CommonAnswerMessages = AnswerMessages> {
  /** Exactly what was typed or picked so far; digits are shown as the reader wants them. */
  value: Value;
  /** Called with the next value; text is passed on as typed, in whatever digits. */
  onChange: (value: Value) => void;
  /** The child is ready to have it checked (Enter). */
  onSubmit?: (() => void) | undefined;
  /** Shows the answer, lets it be read and focused, and changes nothing. @default false */
  isReadOnly?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  /** Shown by color, mark and word. */
  status?: AnswerStatus | undefined;
  /** Shows the status by mark and word too; `false` only where a `AnswerFeedback` beside the answer does. @default true */
  isMarked?: boolean | undefined;
  /** Id of the question's text; it names the group for screen readers. */
  labelledBy?: string | undefined;
  /** Id of what explains the state, such as the message of an invalid answer. */
  describedBy?: string | undefined;
  /** Takes the focus when it appears, as the answer of a new question does. @default false */
  focusOnMount?: boolean | undefined;
  /** Replaces some of the visible and spoken strings. @default Persian, from `faLearningAnswers.answers` */
  messages?: Partial<Messages> | undefined;
  ref?: Ref<AnswerHandle> | undefined;
}
