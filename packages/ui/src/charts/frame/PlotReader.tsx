import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { keyed } from '../../primitives/keyed.ts';
import { Mark } from './Mark.tsx';
import * as css from './PlotReader.css.ts';
import type { ChartTone } from './plot.css.ts';
import { useAcross } from './use-across.ts';

export interface PlotPoint {
  label: string;
  /** What was measured there, already written. The name is left out where there is one value alone. */
  values: readonly { readonly name?: string; readonly text: string; readonly tone: ChartTone }[];
}

export interface PlotReaderProps {
  /** Title of the chart. */
  title: string;
  /** One a slot, in the order in which the page is read. */
  points: readonly PlotPoint[];
  /** Space before the first slot for the numbers of rules, in percent of the width. @default 0 */
  margin?: number;
}

const spoken = ({ label, values }: PlotPoint) =>
  `${label}: ${values.map(({ name, text }) => (name === undefined ? text : `${name} ${text}`)).join('، ')}`;

/** Steps of the keys; `sign` is −1 where the first slot is at the right. */
const KEYS: Readonly<Record<string, (at: number, last: number, sign: number) => number>> = {
  ArrowRight: (at, last, sign) => Math.min(last, Math.max(0, at + sign)),
  ArrowLeft: (at, last, sign) => Math.min(last, Math.max(0, at - sign)),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Lies over a plot and shows the values of the slot under the pointer. It is one stop of Tab, on which the arrows walk the
 * slots and screen readers say each. Keyboard: the side arrows, Home, End; Escape hides the values.
 */
export function PlotReader({ title, points, margin = 0 }: PlotReaderProps) {
  const [at, setAt] = useState(0);
  const [isShown, setShown] = useState(false);
  const { slot, from, sign } = useAcross(points.length, margin);
  const last = points.length - 1;
  const place = Math.min(at, last);
  const point = points[place];
  if (point === undefined) return null;
  const show = (next: number) => {
    setAt(next);
    setShown(true);
  };
  const middle = margin + slot * (place + 0.5);

  function onPointer({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = from(((clientX - left) / width) * 100) - margin;
    if (share < 0) setShown(false);
    else show(Math.min(last, Math.floor(share / slot)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = KEYS[event.key];
    if (step) {
      event.preventDefault();
      show(step(place, last, sign));
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      setShown(false);
    }
  }

  return (
    <div
      role="slider"
      aria-label={messagesFor('charts.frame', faCharts.frame).values(title)}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={place + 1}
      aria-valuetext={spoken(point)}
      tabIndex={0}
      className={css.root}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={onKeyDown}
    >
      {isShown && (
        <>
          <span className={css.slot} style={{ insetInlineStart: `${middle - slot / 2}%`, inlineSize: `${slot}%` }} />
          <span
            className={css.bubble}
            style={{ insetInlineStart: `clamp(4.5rem, ${middle}%, calc(100% - 4.5rem))` }}
            dir="auto"
          >
            <strong className={css.label}>{point.label}</strong>
            {keyed(point.values, ({ name = '' }) => name).map(([key, { name = '', text, tone }], index) => (
              <span key={key} className={css.value} data-tone={tone}>
                {name !== '' && (
                  <svg viewBox="-8 -8 16 16" className={css.mark} role="presentation">
                    <Mark shape={index} tone={tone} />
                  </svg>
                )}
                {name} <b className={css.number}>{text}</b>
              </span>
            ))}
          </span>
        </>
      )}
    </div>
  );
}
