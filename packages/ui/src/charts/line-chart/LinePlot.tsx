import { Mark } from '../frame/Mark.tsx';
import * as plotCss from '../frame/plot.css.ts';
import { heightOf, MARGIN, Rules } from '../frame/Rules.tsx';
import { roundScale } from '../frame/scale.ts';
import * as css from './LinePlot.css.ts';

interface LinePlotProps {
  labels: readonly string[];
  lines: readonly {
    readonly label: string;
    readonly values: readonly (number | null)[];
    readonly tone: plotCss.ChartTone;
  }[];
  max: number | undefined;
  print: (value: number) => string;
}

interface Spot {
  x: number;
  y: number;
}

/** Lines and marks in percents of whatever room there is, so that letters and marks keep their size on a phone. */
export function LinePlot({ labels, lines, max, print }: LinePlotProps) {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const { top, step } = roundScale(Math.max(max ?? 0, ...values));
  const slot = (100 - MARGIN) / Math.max(1, labels.length);
  const spot = (value: number, index: number): Spot => ({
    x: MARGIN + slot * (index + 0.5),
    y: 100 - heightOf(value, top),
  });
  return (
    <>
      <svg className={plotCss.plot} role="presentation">
        <Rules top={top} step={step} print={print} />
        {lines.map(({ label, values: own, tone }, shape) => {
          const spots = own.map((value, index) => (value === null ? null : spot(value, index)));
          return (
            <g key={label}>
              {spots.map((to, index) => {
                const from = spots[index - 1];
                if (from == null || to === null) return null;
                return (
                  <line
                    key={to.x}
                    x1={`${from.x}%`}
                    y1={`${from.y}%`}
                    x2={`${to.x}%`}
                    y2={`${to.y}%`}
                    className={css.stroke[tone]}
                  />
                );
              })}
              {spots.map((at, index) => {
                const value = own[index];
                if (at === null || value == null) return null;
                return (
                  <svg key={at.x} x={`${at.x}%`} y={`${at.y}%`} className={css.spot} role="presentation">
                    <Mark shape={shape} tone={tone} />
                    {lines.length === 1 && (
                      <text y="-14" className={plotCss.number}>
                        {print(value)}
                      </text>
                    )}
                  </svg>
                );
              })}
            </g>
          );
        })}
      </svg>
      <div className={plotCss.names} style={{ marginInlineStart: `${MARGIN}%` }}>
        {labels.map((label) => (
          <span key={label} dir="auto">
            {label}
          </span>
        ))}
      </div>
    </>
  );
}
