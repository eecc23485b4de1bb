import { type KeyboardEvent, useState } from 'react';
import { formatNumber } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { Announcement } from '../../../primitives/announcement/Announcement.tsx';
import { useGridFocus } from '../grid-focus/use-grid-focus.ts';
import { isSubmitKey } from '../submit-key.ts';
import * as css from './HeightsAnswer.css.ts';
import type { LevelsProps } from './heights-props.ts';

/** The widest a tower is drawn, and the height of a block with the gap over it, in px. */
const WIDEST = 104;
const BLOCK = 24;

/**
 * Towers of blocks. A tap lifts the top block of a tower, a tap on another one puts it down there. Keyboard: left and right
 * walk over the towers, Space or Enter lifts and puts down, Escape puts it back; Ctrl+Enter submits. Each step is said.
 */
export function BlockTowers({
  form,
  heights,
  onMove,
  onSubmit,
  isReadOnly,
  isDisabled,
  status,
  describedBy,
  focusOnMount,
  messages,
  handle,
}: LevelsProps) {
  const digits = useDigits();
  const [taken, setLifted] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  // What was lifted is gone when all was cleared meanwhile.
  const lifted = taken !== null && (heights[taken] ?? 0) > 0 ? taken : null;
  const { columns, to } = form;
  const isEditable = !isReadOnly && !isDisabled;
  const grid = useGridFocus([1, columns.length], [0, 0], { focusOnMount, ref: handle });
  const print = (value: number) => formatNumber(value, { digits });
  // One more than any tower had at first: while blocks are moved nothing below jumps.
  const stackHeight = (Math.max(...columns.map(({ start = 0 }) => start)) + 1) * BLOCK;
  const labelOf = (place: number) => columns[place]?.label ?? '';
  const isFull = (place: number) => (heights[place] ?? 0) >= to;

  const putBack = () => {
    setLifted(null);
    setSaid(messages.levelsPutBack);
  };

  const press = (place: number) => {
    if (!isEditable) return;
    if (lifted === null) {
      if ((heights[place] ?? 0) === 0) return setSaid(messages.levelsNone(labelOf(place)));
      setLifted(place);
      return setSaid(messages.levelsLifted(labelOf(place)));
    }
    if (lifted === place) return putBack();
    if (isFull(place)) return setSaid(messages.levelsFull(labelOf(place)));
    onMove(lifted, place);
    setLifted(null);
    setSaid(
      messages.levelsMoved(
        `${labelOf(lifted)} ${print((heights[lifted] ?? 0) - 1)}`,
        `${labelOf(place)} ${print((heights[place] ?? 0) + 1)}`,
      ),
    );
  };

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (isSubmitKey(event, isReadOnly)) {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
    } else if (event.key === 'Enter' && event.repeat) event.preventDefault();
    else if (event.key === 'Escape' && lifted !== null) {
      event.preventDefault();
      event.stopPropagation();
      putBack();
    } else grid.onKey(event, [0, place]);
  };

  return (
    <>
      <div
        dir="ltr"
        className={css.towers}
        style={{ maxInlineSize: columns.length * WIDEST }}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(status !== undefined && { 'data-status': status })}
      >
        {columns.map(({ label }, place) => {
          const height = heights[place] ?? 0;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: towers never change places.
              key={place}
              {...grid.stop([0, place])}
              type="button"
              className={css.tower}
              disabled={isDisabled}
              aria-disabled={!isEditable}
              aria-pressed={isEditable && lifted === place}
              aria-label={messages.levelsTower(label, print(height))}
              aria-describedby={describedBy}
              onClick={() => press(place)}
              onKeyDown={(event) => onKeyDown(event, place)}
            >
              <span className={css.stack} style={{ minBlockSize: stackHeight }}>
                {Array.from({ length: height }, (_, block) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name but its place.
                    key={block}
                    className={css.block}
                    {...(isEditable && lifted === place && block === height - 1 && { 'data-lifted': '' })}
                  />
                ))}
              </span>
              <span dir="rtl">{label}</span>
            </button>
          );
        })}
      </div>
      <Announcement>{said}</Announcement>
    </>
  );
}
