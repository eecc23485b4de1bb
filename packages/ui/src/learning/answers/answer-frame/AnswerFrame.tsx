import { type ReactNode, useId } from 'react';
import type { CommonAnswerMessages } from '../../../i18n/fa/learning-answers.ts';
import type { AnswerStatus } from '../answer-props.ts';
import * as css from './AnswerFrame.css.ts';
import { StatusMark } from './StatusMark.tsx';

export interface AnswerFrameProps {
  /** Draws the boxes, tiles, cards or line; it is given the ids of what describes them. */
  children: (describedBy: string | undefined) => ReactNode;
  status?: AnswerStatus | undefined;
  /** Shows the status by mark and word. @default true */
  isMarked?: boolean | undefined;
  /** Id of the question's text. It names the group, where the frame is one. */
  labelledBy?: string | undefined;
  /** Id of what explains the state. */
  describedBy?: string | undefined;
  /**
   * Id of what the controls have in common: what is drawn, and the keys. It describes the group, so that it is read once on the
   * way in and not with each control.
   */
  keysId?: string | undefined;
  messages: CommonAnswerMessages;
  /** `false` where what is inside is a group with a name of its own, such as radios. @default true */
  isGroup?: boolean;
  /** The mark is beside what is narrow and under what takes the whole line. @default 'beside' */
  mark?: 'beside' | 'under';
}

/** What is around an answer's controls: their group, and the mark and word of what is known of the answer. */
export function AnswerFrame({
  children,
  status,
  isMarked = true,
  labelledBy,
  describedBy,
  keysId,
  messages,
  isGroup = true,
  mark = 'beside',
}: AnswerFrameProps) {
  const markId = useId();
  const marked = isMarked ? status : undefined;
  const describing = [marked === undefined ? undefined : markId, describedBy]
    .filter((id) => id !== undefined)
    .join(' ');
  const name = labelledBy === undefined ? { 'aria-label': messages.answer } : { 'aria-labelledby': labelledBy };
  return (
    <div
      {...(isGroup && { role: 'group', 'aria-describedby': keysId, ...name })}
      className={css.frame}
      data-mark={mark}
    >
      {children(describing === '' ? undefined : describing)}
      {marked !== undefined && <StatusMark id={markId} status={marked} messages={messages} />}
    </div>
  );
}
