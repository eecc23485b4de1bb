import type { MathNode } from '@mashq/curriculum/model';
import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { MathText } from '../../math-text/index.ts';
import type { AnswerStatus } from '../answer-props.ts';
import * as css from './OrderAnswer.css.ts';

export interface OrderCardProps {
  math: MathNode;
  /** The card with its place, as it is spoken. */
  label: string;
  /** What a screen reader calls such a thing. */
  roleDescription: string;
  describedBy: string | undefined;
  isLifted: boolean;
  isDragged: boolean;
  isEditable: boolean;
  isDisabled: boolean;
  status: AnswerStatus | undefined;
  /** CSS `translate` while a card is carried. */
  shift: string | undefined;
  /** Names of the two move buttons, towards the first and the last place. */
  moveLabels: readonly [string, string];
  /** Whether the card can go towards the first and the last place. */
  canMove: readonly [boolean, boolean];
  onMove: (step: -1 | 1) => void;
  /** What the face of the card does: lifting, keys, dragging. */
  face: ComponentProps<'button'>;
  ref?: Ref<HTMLLIElement>;
}

/** One card of a row to be put in order: its face, which is lifted or dragged, and two buttons that move it a place. */
export function OrderCard({
  math,
  label,
  roleDescription,
  describedBy,
  isLifted,
  isDragged,
  isEditable,
  isDisabled,
  status,
  shift,
  moveLabels,
  canMove,
  onMove,
  face,
  ref,
}: OrderCardProps) {
  return (
    <li
      ref={ref}
      className={css.card}
      style={{ translate: shift }}
      {...(isLifted && { 'data-lifted': '' })}
      {...(isDragged && { 'data-dragged': '' })}
    >
      <button
        {...face}
        type="button"
        className={css.face}
        disabled={isDisabled}
        aria-roledescription={roleDescription}
        aria-describedby={describedBy}
        aria-pressed={isLifted}
        aria-disabled={!isEditable}
        {...(status !== undefined && { 'data-status': status })}
      >
        <GripVertical aria-hidden="true" size="1.25em" className={css.grip} />
        <MathText math={math} label={label} />
      </button>
      {isEditable && (
        <span className={css.moves}>
          {([-1, 1] as const).map((step, side) => {
            const Icon = step === -1 ? ArrowLeft : ArrowRight;
            const isPossible = canMove[side] === true;
            return (
              <button
                key={step}
                type="button"
                className={css.move}
                // The keyboard moves the card itself; these are for fingers, mice and screen readers.
                tabIndex={-1}
                aria-label={moveLabels[side]}
                aria-disabled={!isPossible}
                onClick={() => {
                  if (isPossible) onMove(step);
                }}
              >
                <Icon aria-hidden="true" size="1.25em" />
              </button>
            );
          })}
        </span>
      )}
    </li>
  );
}
