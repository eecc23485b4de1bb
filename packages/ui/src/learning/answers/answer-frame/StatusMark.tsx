import { Check, CloudOff, Contrast, PencilLine, TextCursorInput } from 'lucide-react';
import type { CommonAnswerMessages } from '../../../i18n/fa/learning-answers.ts';
import type { AnswerStatus } from '../answer-props.ts';
import * as css from './AnswerFrame.css.ts';

const ICONS = {
  invalid: TextCursorInput,
  wrong: PencilLine,
  partial: Contrast,
  right: Check,
  waiting: CloudOff,
} as const;

const WORDS = {
  invalid: 'statusInvalid',
  wrong: 'statusWrong',
  partial: 'statusPartial',
  right: 'statusRight',
  waiting: 'statusWaiting',
} as const satisfies Record<AnswerStatus, keyof CommonAnswerMessages>;

export interface StatusMarkProps {
  id: string;
  status: AnswerStatus;
  messages: CommonAnswerMessages;
}

/** Mark and word of what is known of an answer; the color only repeats them. */
export function StatusMark({ id, status, messages }: StatusMarkProps) {
  const Icon = ICONS[status];
  return (
    <span id={id} className={css.mark} data-status={status}>
      <Icon aria-hidden="true" size="1.125em" strokeWidth={3} />
      {messages[WORDS[status]]}
    </span>
  );
}
