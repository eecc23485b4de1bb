import { type ReactNode, useId } from 'react';
import type { AnswerMessages } from '../../../i18n/fa/learning-answers.ts';
import type { AnswerStatus } from '../answer-props.ts';
import * as css from './AnswerFrame.css.ts';
import { StatusMark } from './StatusMark.tsx';

export interface AnswerFrameProps {
  /** The boxes, tiles, cards or line; they get the ids of what describes them. */
  children: ReactNode | ((describedBy: string | undefined) => ReactNode);
  status?: AnswerStatus | undefined;
  /** Id of the question's text, which names the group. */
  labelledBy?: string | undefined;
  /** Id of what explains the state. */
  describedBy?: string | undefined;
  messages: AnswerMessages;
  /** The mark stands beside what is narrow and under what takes the whole line. @default 'beside' */
  mark?: 'beside' | 'under';
}

/** The group around an answer's controls, with the mark and word of what is known of it. */
export function AnswerFrame({
  children,
  status,
  labelledBy,
  describedBy,
  messages,
  mark = 'beside',
}: AnswerFrameProps) {
  const markId = useId();
  const describing = [status === undefined ? undefined : markId, describedBy]
    .filter((id) => id !== undefined)
    .join(' ');
  const name = labelledBy === undefined ? { 'aria-label': messages.answer } : { 'aria-labelledby': labelledBy };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group is named by the question's text, which a legend cannot hold.
    <div role="group" {...name} className={css.frame} data-mark={mark}>
      {typeof children === 'function' ? children(describing === '' ? undefined : describing) : children}
      {status !== undefined && <StatusMark id={markId} status={status} messages={messages} />}
    </div>
  );
}
