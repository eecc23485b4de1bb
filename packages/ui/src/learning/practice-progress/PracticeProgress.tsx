import { Check, CheckCheck, CloudUpload, Eye, Lightbulb, type LucideIcon, PencilLine, RotateCcw } from 'lucide-react';
import type { Ref } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { faLearningContent, type ProgressMessages } from '../../i18n/fa/learning-content.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './PracticeProgress.css.ts';

/**
 * The state of a question, in the words of the API, which can be passed as they are: `open` or `skipped`, so still to do;
 * `answered`, stored without its result; `right` at once; `corrected` on a later try; `wrong`; `revealed`, its solution
 * opened. Besides them `hint`, right with a hint, and `waiting` for the network.
 */
export type PracticeState =
  | 'open'
  | 'skipped'
  | 'answered'
  | 'right'
  | 'corrected'
  | 'hint'
  | 'wrong'
  | 'revealed'
  | 'waiting';

/** The question is still to do. */
export function isToDo(state: PracticeState): boolean {
  return state === 'open' || state === 'skipped';
}

export interface PracticeProgressProps extends RootProps {
  /** States of the questions in their order. */
  states: readonly PracticeState[];
  /** Place of the question in hand, 0-based; null when none is. @default null */
  current?: number | null;
  /** In the middle of a head of its own, or in line with what is around it, as in a card. @default 'center' */
  align?: 'start' | 'center';
  /** Tiles with the number of each question, its mark in a corner: for the end, when questions are talked about. @default false */
  isNumbered?: boolean;
  /** Name of the list and words of the states, heard only. @default «۴ سؤال از ۱۰ سؤال انجام شده»، «سؤال ۲: درست»، … */
  messages?: Partial<ProgressMessages>;
  ref?: Ref<HTMLOListElement>;
}

const MARKS: Record<PracticeState, LucideIcon | null> = {
  right: Check,
  corrected: RotateCcw,
  hint: Lightbulb,
  wrong: PencilLine,
  revealed: Eye,
  answered: CheckCheck,
  waiting: CloudUpload,
  open: null,
  skipped: null,
};

/** The questions of a session side by side, the first at the start of the reading direction, each with its mark. */
export function PracticeProgress({
  states,
  current = null,
  align = 'center',
  isNumbered = false,
  messages,
  className,
  ...rest
}: PracticeProgressProps) {
  const digits = useDigits();
  const text = { ...messagesFor('learningContent', faLearningContent).progress, ...messages };
  const number = (value: number) => formatNumber(value, { digits });
  const done = states.filter((state) => !isToDo(state)).length;
  return (
    <ol
      {...rest}
      aria-label={text.label(number(done), number(states.length))}
      className={classNames(css.list, className)}
      data-align={align}
      {...(isNumbered && { 'data-numbered': '' })}
    >
      {states.map((state, index) => {
        const Mark = MARKS[state];
        const isCurrent = index === current;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: questions are known by their place
            key={index}
            className={isNumbered ? `${css.tile} ${css.ground[state]}` : `${css.item} ${css.state[state]}`}
            data-state={state}
            {...(isCurrent && { 'aria-current': 'step' as const })}
          >
            {isNumbered && <span aria-hidden="true">{number(index + 1)}</span>}
            {Mark && (
              <span aria-hidden="true" className={isNumbered ? `${css.corner} ${css.state[state]}` : css.mark}>
                <Mark size={13} strokeWidth={3} />
              </span>
            )}
            <span className={visuallyHidden}>
              {(isCurrent ? text.current : text.item)(number(index + 1), text[state])}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
