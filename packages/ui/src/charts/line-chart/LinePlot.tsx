import { keyed } from '../../primitives/keyed.ts';
import { Mark } from '../frame/Mark.tsx';
import { PlotNames } from '../frame/PlotNames.tsx';
import * as plotCss from '../frame/plot.css.ts';
import { heightOf, MARGIN, Rules } from '../frame/Rules.tsx';
import { roundScale } from '../frame/scale.ts';
import { type Across, useAcross } from '../frame/use-across.ts';
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
  const isSingle = lines.length === 1;
  const margin = isSingle ? 0 : MARGIN;
  const { middle, from: share, sign } = useAcross(labels.length, margin);
  const spot = (value: number, index: number): Spot => ({
    x: middle(index),
    y: 100 - heightOf(value, top),
  });
  return (
    <div className={`${plotCss.sheet} ${css.measured}`}>
      <svg className={plotCss.plot} role="presentation">
        {isSingle ? (
          <line x1="0" x2="100%" y1="100%" y2="100%" className={plotCss.base} />
        ) : (
          <Rules top={top} step={step} print={print} from={share} sign={sign} />
        )}
        {keyed(lines, ({ label }) => label).map(([key, { values: own, tone }], shape) => {
          const telling = tellingNumbers(own);
          const spots = own.map((value, index) => (value === null ? null : spot(value, index)));
          return (
            <g key={key}>
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
                    strokeDasharray={css.DASHES[shape % css.DASHES.length]}
                  />
                );
              })}
              {spots.map((at, index) => {
                const value = own[index];
                if (at === null || value == null) return null;
                return (
                  <svg key={at.x} x={`${at.x}%`} y={`${at.y}%`} className={css.spot} role="presentation">
                    <Mark shape={shape} tone={tone} />
                    {isSingle && (
                      <text
                        {...numberPlace(spots, index, sign)}
                        className={plotCss.number}
                        {...(!telling.has(index) && { 'data-spare': own.length > CROWDED ? 'crowded' : '' })}
                      >
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
      <PlotNames items={labels.map((label) => ({ label }))} margin={margin} canThin />
    </div>
  );
}

/** So many numbers stand side by side on a phone. */
const SIDE_BY_SIDE = 7;
/** More points than these are crowded on a page too. */
const CROWDED = 14;

/** Of a line with more numbers than a phone has room for, those that say most: the last, the highest and the lowest, apart from each other. */
function tellingNumbers(values: readonly (number | null)[]): ReadonlySet<number> {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (values.length <= SIDE_BY_SIDE) return new Set(known.map(({ index }) => index));
  const apart = Math.ceil(values.length / SIDE_BY_SIDE);
  const numbers = known.map(({ value }) => value);
  const telling = new Set<number>();
  for (const wanted of [known.at(-1)?.value, Math.max(...numbers), Math.min(...numbers)]) {
    const place = known.findLast(
      ({ value, index }) => value === wanted && [...telling].every((other) => Math.abs(other - index) >= apart),
    );
    if (place !== undefined) telling.add(place.index);
  }
  return telling;
}

/** Where under a point there is no room for its number, in percent of the height. */
const FOOT = 84;

/** Places the number of a point off its line: over a peak, under a valley, beside a slope. */
function numberPlace(spots: readonly (Spot | null)[], index: number, sign: Across['sign']) {
  const y = spots[index]?.y ?? 0;
  const before = (spots[index - 1]?.y ?? y) - y;
  const after = (spots[index + 1]?.y ?? y) - y;
  const isValley = before <= 0 && after <= 0 && before + after < 0 && y < FOOT;
  const lean = before > 0 && after < 0 ? -12 : before < 0 && after > 0 ? 12 : 0;
  return { x: lean * sign, y: isValley ? 28 : -14 };
}
