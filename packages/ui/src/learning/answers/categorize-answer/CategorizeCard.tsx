import type { MatchItem } from '@mashq/curriculum/model';
import { GripVertical } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { InlineContent } from '../../content/index.ts';
import type { AnswerStatus } from '../answer-props.ts';
import * as css from './CategorizeAnswer.css.ts';

export interface CategorizeCardProps {
  item: MatchItem;
  /** The card with where it lies, as it is spoken. */
  label: string;
  /** What a screen reader calls such a thing. */
  roleDescription: string;
  describedBy: string | undefined;
  isLifted: boolean;
  /** How far a pointer has carried it, in px; null while it lies still. */
  carried: { readonly dx: number; readonly dy: number } | null;
  isEditable: boolean;
  isDisabled: boolean;
  status: AnswerStatus | undefined;
  /** What it does: picking up, keys, dragging. */
  face: ComponentProps<'button'>;
  ref: Ref<HTMLButtonElement>;
}

/** One card to be sorted. A finger drags it by its grip, or sideways; up and down on its words it scrolls. */
export function CategorizeCard({
  item,
  label,
  roleDescription,
  describedBy,
  isLifted,
  carried,
  isEditable,
  isDisabled,
  status,
  face,
  ref,
}: CategorizeCardProps) {
  return (
    <li className={css.item}>
      <button
        {...face}
        ref={ref}
        type="button"
        className={css.card}
        disabled={isDisabled}
        aria-roledescription={roleDescription}
        aria-describedby={describedBy}
        aria-pressed={isLifted}
        aria-disabled={!isEditable}
        {...(carried !== null && {
          'data-carried': '',
          style: { translate: `${carried.dx}px ${carried.dy}px` },
        })}
        {...(status !== undefined && { 'data-status': status })}
      >
        {isEditable && <GripVertical aria-hidden="true" size="1.25em" className={css.grip} />}
        <span aria-hidden="true" className={css.content}>
          <InlineContent content={item.content} />
        </span>
        <span className={visuallyHidden}>{label}</span>
      </button>
    </li>
  );
}
