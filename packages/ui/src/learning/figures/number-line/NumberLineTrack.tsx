import type { NumberLine } from '@mashq/curriculum/model';
import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import { MathText } from '../../math-text/index.ts';
import { ink } from '../figure-frame/figure-ink.css.ts';
import { fill } from '../figure-frame/figure-tone.css.ts';
import { crowding } from './label-crowding.ts';
import * as css from './NumberLineTrack.css.ts';
import { type NumberLineGeometry, numberLineGeometry } from './number-line-geometry.ts';

export interface NumberLineTrackProps extends RootProps {
  line: NumberLine;
  /**
   * Laid over the axis, in a box that spans exactly from the first tick to the last: a child with
   * `position: absolute; insetInlineStart: <100 × tick / parts>%` is on its tick. For the interactive line.
   */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Room for arcs above the axis, in px. */
const HOP_HEIGHT = 46;
const LONG_TICK = 13;
const SHORT_TICK = 8;
const POINT_RADIUS = 8;

/**
 * The drawing of a number line, numbers included: always left to right, the smallest number on the left. It says nothing
 * to screen readers; what is around it does.
 */
export function NumberLineTrack({ line, children, className, ...rest }: NumberLineTrackProps) {
  const geometry = numberLineGeometry(line);
  const labelled = geometry.ticks.filter((tick) => tick.isLabelled);
  const isCrowded = crowding(labelled.map((tick) => String(tick.value)));
  const axisY = geometry.hops.length > 0 ? HOP_HEIGHT : LONG_TICK + 3;
  return (
    <div
      {...rest}
      className={classNames(css.root, className)}
      dir="ltr"
      aria-hidden={children === undefined ? 'true' : undefined}
    >
      {geometry.points.some((point) => point.label) && (
        <div className={css.labels} aria-hidden="true">
          {geometry.points.map(
            (point) =>
              point.label && (
                <span key={point.tick} className={`${css.label} ${css.above}`} style={placed(point.at)}>
                  <MathText math={point.label} />
                </span>
              ),
          )}
        </div>
      )}
      <div className={css.stage}>
        <Drawing geometry={geometry} axisY={axisY} />
        {children}
      </div>
      <div className={css.labels} aria-hidden="true">
        {labelled.map(({ tick, at, value }, index) => (
          <span
            key={tick}
            className={`${css.label} ${css.below}`}
            style={placed(at)}
            data-crowded={isCrowded}
            data-step={index % 2 === 0 ? 'even' : 'odd'}
          >
            <MathText math={{ t: 'number', value: String(value) }} />
          </span>
        ))}
      </div>
    </div>
  );
}

function Drawing({ geometry, axisY }: { geometry: NumberLineGeometry; axisY: number }) {
  return (
    <svg className={css.drawing} height={axisY + LONG_TICK + 3} aria-hidden="true">
      <line x1={-14} x2="100%" y1={axisY} y2={axisY} className={css.axis} />
      <svg x="100%" y={axisY} overflow="visible" aria-hidden="true">
        <path d="M0 0H20M12 -6L20 0L12 6" className={css.axis} />
      </svg>
      {geometry.ticks.map(({ tick, at, value }) => {
        const isLong = value !== null;
        const reach = isLong ? LONG_TICK : SHORT_TICK;
        return (
          <line
            key={tick}
            x1={percent(at)}
            x2={percent(at)}
            y1={axisY - reach}
            y2={axisY + reach}
            data-tick={isLong ? 'long' : 'short'}
            className={isLong ? css.longTick : css.shortTick}
          />
        );
      })}
      {geometry.hops.map(({ from, to }) => (
        <g key={from} data-hop="">
          <svg
            x={percent(Math.min(from, to))}
            width={percent(Math.abs(to - from))}
            height={axisY - 4}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            <path d="M0 100C12 -22 88 -22 100 100" className={css.hop} />
          </svg>
          <svg x={percent(to)} y={axisY - 3} overflow="visible" aria-hidden="true">
            <path d="M0 0L-5.5 -10H5.5Z" className={css.hopHead} />
          </svg>
        </g>
      ))}
      {geometry.points.map(({ tick, at, tone }) => (
        <circle
          key={tick}
          cx={percent(at)}
          cy={axisY}
          r={POINT_RADIUS}
          data-point={tick}
          className={`${ink} ${fill[tone]}`}
        />
      ))}
    </svg>
  );
}

function percent(at: number): string {
  return `${Math.round(at * 1e6) / 1e4}%`;
}

function placed(at: number) {
  return { marginInlineStart: percent(at) };
}
