import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formatNumber } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { useGridFocus } from '../grid-focus/use-grid-focus.ts';
import * as css from './HeightsAnswer.css.ts';
import { axisNumbers, nearestHeight, shareOf } from './heights.ts';
import type { LevelsProps } from './heights-props.ts';

/** The widest a column is drawn, and the room of the axis' numbers, in px. */
const WIDEST = 104;
const AXIS = 48;
/** A finger that goes farther than this, in px, scrolls; less is a tap. */
const TAP = 8;

/**
 * Bars or a line graph. Each column is a slider: its knob is dragged up and down, or the place it should reach is tapped.
 * Keyboard: up and down one mark, Page Up and Page Down one number of the axis, Home and End the ends, left and right to
 * the next column, Delete takes the height away, Enter submits.
 */
export function ColumnChart({
  form,
  heights,
  onSet,
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
  const plot = useRef<HTMLDivElement>(null);
  const press = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const { columns, from, to, step, move = step, unit, style } = form;
  const isEditable = !isReadOnly && !isDisabled;
  const first = Math.max(0, heights.indexOf(null));
  const grid = useGridFocus([1, columns.length], [0, first], { focusOnMount, ref: handle });
  const print = (value: number) => formatNumber(value, { digits });

  const set = (place: number, height: number) => {
    const bounded = Math.min(to, Math.max(from, height));
    if (isEditable && bounded !== heights[place]) onSet(place, bounded);
  };
  const take = (place: number, clientY: number) => {
    const box = plot.current?.getBoundingClientRect();
    if (box === undefined || box.height === 0) return;
    set(place, nearestHeight(form, (box.bottom - clientY) / box.height));
  };

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
      return;
    }
    const height = heights[place] ?? from;
    const targets: Readonly<Record<string, number>> = {
      ArrowUp: height + move,
      ArrowDown: height - move,
      PageUp: height + step,
      PageDown: height - step,
      Home: from,
      End: to,
      ' ': height,
    };
    const target = targets[event.key];
    if (target !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      set(place, target);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && isEditable) {
      event.preventDefault();
      const start = columns[place]?.start ?? null;
      if (heights[place] !== start) onSet(place, start);
    } else grid.onKey(event, [0, place]);
  };

  /** A knob goes along with the pointer. */
  const dragged = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      grid.goTo([0, place]);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) take(place, event.clientY);
    },
  });
  /** A column is tapped; a finger that scrolls the page changes nothing. */
  const tapped = (place: number) => ({
    onPointerDown: (event: PointerEvent) => {
      press.current = event.button === 0 && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const start = press.current;
      press.current = null;
      if (start === null || Math.hypot(event.clientX - start.x, event.clientY - start.y) > TAP) return;
      take(place, event.clientY);
      grid.goTo([0, place]);
    },
  });

  const middle = (place: number) => ((place + 0.5) / columns.length) * 100;
  const runs = heights.map((height, place) =>
    height === null ? null : `${middle(place)} ${100 - shareOf(form, height) * 100}`,
  );
  const path = runs
    .map((spot, place) => (spot === null ? '' : `${(runs[place - 1] ?? null) === null ? 'M' : 'L'}${spot}`))
    .join('');
  const lines = Array.from({ length: Math.round((to - from) / move) }, (_, index) => from + (index + 1) * move);

  return (
    <div
      dir="ltr"
      className={css.chart}
      style={{ maxInlineSize: columns.length * WIDEST + AXIS }}
      {...(isEditable && { 'data-editable': '' })}
      {...(isDisabled && { 'data-disabled': '' })}
      {...(status !== undefined && { 'data-status': status })}
    >
      <div className={css.axis} aria-hidden="true">
        {unit !== undefined && (
          <span className={css.unit} dir="rtl">
            {unit}
          </span>
        )}
        {axisNumbers(form).map((value) => (
          <span key={value} className={css.axisNumber} style={{ insetBlockEnd: `${shareOf(form, value) * 100}%` }}>
            {print(value)}
          </span>
        ))}
      </div>
      <div ref={plot} className={css.plot}>
        {lines.map((value) => (
          <span
            key={value}
            className={css.gridline}
            style={{ insetBlockEnd: `${shareOf(form, value) * 100}%` }}
            {...((value - from) % step !== 0 && { 'data-half': '' })}
          />
        ))}
        {style === 'line' && (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.line} aria-hidden="true">
            <path d={path} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        {columns.map(({ label }, place) => {
          const height = heights[place] ?? null;
          const share = `${height === null ? 0 : shareOf(form, height) * 100}%`;
          const { ref, tabIndex, onFocus } = grid.stop([0, place]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
            <div key={place} className={css.column} {...(isEditable && tapped(place))}>
              {style === 'bars' && height !== null && <span className={css.bar} style={{ blockSize: share }} />}
              <div
                ref={ref}
                role="slider"
                tabIndex={isDisabled ? -1 : tabIndex}
                onFocus={onFocus}
                className={css.knob}
                style={{ insetBlockEnd: share }}
                onKeyDown={(event) => onKeyDown(event, place)}
                {...(isEditable && dragged(place))}
                aria-label={label}
                aria-orientation="vertical"
                aria-valuemin={from}
                aria-valuemax={to}
                aria-valuenow={height ?? from}
                aria-valuetext={height === null ? messages.levelsUnset : print(height)}
                aria-readonly={isReadOnly}
                aria-disabled={isDisabled}
                aria-describedby={describedBy}
                {...(height === null && { 'data-unset': '' })}
              />
            </div>
          );
        })}
      </div>
      <div className={css.names} aria-hidden="true">
        {columns.map(({ label }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
          <span key={place} dir="rtl">
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
