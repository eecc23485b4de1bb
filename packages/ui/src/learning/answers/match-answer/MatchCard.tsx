import type { MatchItem } from '@mashq/curriculum/model';
import type { ComponentProps, Ref } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { InlineContent } from '../../content/index.ts';
import type { AnswerStatus } from '../answer-props.ts';
import * as css from './MatchAnswer.css.ts';
import { PairMark } from './PairMark.tsx';
import type { Side } from './pairing.ts';

export interface MatchCardProps {
  item: MatchItem;
  side: Side;
  /** The card as it is spoken, with its partner or that it has none. */
  label: string;
  /** Which pair it belongs to, counted from 0. */
  pair: number | null;
  describedBy: string | undefined;
  isChosen: boolean;
  /** The line being pulled would join it. */
  isAimedAt: boolean;
  isEditable: boolean;
  isDisabled: boolean;
  status: AnswerStatus | undefined;
  /** What it does: choosing, keys, dragging. */
  face: ComponentProps<'button'>;
  ref: Ref<HTMLButtonElement>;
}

/** One card of a column, with the mark of its pair on the side of the gap. */
export function MatchCard({
  item,
  side,
  label,
  pair,
  describedBy,
  isChosen,
  isAimedAt,
  isEditable,
  isDisabled,
  status,
  face,
  ref,
}: MatchCardProps) {
  return (
    <li className={css.cell}>
      <button
        {...face}
        ref={ref}
        type="button"
        className={css.card}
        disabled={isDisabled}
        aria-describedby={describedBy}
        aria-pressed={isChosen}
        aria-disabled={!isEditable}
        data-side={side}
        {...(isAimedAt && { 'data-aimed': '' })}
        {...(status !== undefined && { 'data-status': status })}
      >
        <span aria-hidden="true" className={css.content}>
          <InlineContent content={item.content} />
        </span>
        <span className={visuallyHidden}>{label}</span>
        <PairMark pair={pair} />
      </button>
    </li>
  );
}
