import { type ReactNode, useId } from 'react';
import { formatPercent } from '../../i18n/digits.ts';
import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { keyed } from '../../primitives/keyed.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { type ChartProps, usePrint, withTones } from '../frame/chart-props.ts';
import { PatternDefs, patternOf } from '../frame/PatternDefs.tsx';
import { filled } from '../frame/pattern.css.ts';
import { type ChartTone, fill } from '../frame/plot.css.ts';
import * as css from './DonutChart.css.ts';

/** Space between two parts, in shares of the whole circle. */
const GAP = 0.008;

/** A stretch of a ring as an SVG path: shares of the whole from twelve o'clock, clockwise. A whole ring is two halves. */
export function arc(from: number, to: number, radius: number): string {
  if (to - from <= GAP) return '';
  const at = (share: number) => {
    const angle = share * 2 * Math.PI;
    return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
  };
  const isWhole = to - from > 1 - GAP;
  if (isWhole) return `M${at(0)}A${radius} ${radius} 0 1 1 ${at(0.5)}A${radius} ${radius} 0 1 1 ${at(0)}`;
  const [start, end] = [from + GAP / 2, to - GAP / 2];
  return `M${at(start)}A${radius} ${radius} 0 ${end - start > 0.5 ? 1 : 0} 1 ${at(end)}`;
}

export interface DonutPart {
  label: string;
  /** Zero or more; the parts make the whole. */
  value: number;
  /** @default the next tone that is free */
  tone?: ChartTone;
  /** Drawn as an outline: in the whole, but nothing is expected of it, such as students who are excused. @default false */
  isHollow?: boolean;
}

export interface DonutChartProps extends ChartProps {
  /** Two to five parts of one whole, and a hollow one; more are not told apart. */
  parts: readonly DonutPart[];
  /** In the middle: the whole, or the part that matters. */
  children?: ReactNode;
  /** Head of the values in the table. @default «مقدار» */
  valueHeader?: string;
  /** Head of the shares in the table. @default «سهم» */
  shareHeader?: string;
}

/**
 * Parts of one whole, from twelve o'clock clockwise as in the textbooks. Each part is named beside the ring with its share,
 * so that color is never the only sign. The same numbers are in a table.
 */
export function DonutChart({
  parts,
  children,
  formatValue,
  itemHeader = messagesFor('charts.frame', faCharts.frame).item,
  valueHeader = messagesFor('charts.frame', faCharts.frame).value,
  shareHeader = messagesFor('charts.frame', faCharts.frame).share,
  ...frame
}: DonutChartProps) {
  const id = useId();
  const digits = useDigits();
  const print = usePrint(formatValue);
  const whole = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const shareOf = (value: number) => (whole === 0 ? 0 : Math.max(0, value) / whole);
  const toned = withTones(parts);
  let before = 0;
  const arcs = toned.map((part) => {
    const from = before;
    before += shareOf(part.value);
    return { ...part, from, to: before };
  });
  return (
    <ChartFrame
      {...frame}
      headers={[itemHeader, valueHeader, shareHeader]}
      rows={parts.map(({ label, value }) => ({
        label,
        values: [print(value), formatPercent(shareOf(value), { digits })],
      }))}
    >
      <div className={css.body}>
        <div className={css.ring}>
          <svg viewBox="-50 -50 100 100" className={css.picture} role="presentation">
            <circle r="38" className={css.track} {...(whole === 0 && { 'data-empty': '' })} />
            {keyed(arcs, ({ label }) => label).map(([key, { from, to, tone, isHollow }], index) => (
              <path
                key={key}
                d={arc(from, to, 38)}
                className={css.part[tone]}
                style={patternOf(id, index)}
                {...(isHollow && { 'data-hollow': '' })}
              />
            ))}
            <PatternDefs id={id} />
          </svg>
          {children != null && (
            <div className={css.middle} dir="auto">
              {children}
            </div>
          )}
        </div>
        <ul className={css.names} dir="rtl">
          {keyed(toned, ({ label }) => label).map(([key, { label, value, tone, isHollow }], index) => (
            <li key={key} className={css.name}>
              <svg viewBox="0 0 16 16" className={css.dot} role="presentation">
                {isHollow ? (
                  <circle cx="8" cy="8" r="6" className={css.part[tone]} data-dot="" style={patternOf(id, index)} />
                ) : (
                  <circle cx="8" cy="8" r="8" className={`${fill[tone]} ${filled}`} style={patternOf(id, index)} />
                )}
              </svg>
              <span className={css.label}>{label}</span>
              <span className={css.share}>{print(value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
