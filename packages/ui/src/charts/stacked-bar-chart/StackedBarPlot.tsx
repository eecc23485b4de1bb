import { useId } from 'react';
import { keyed } from '../../primitives/keyed.ts';
import { PatternDefs, patternOf } from '../frame/PatternDefs.tsx';
import { PlotNames } from '../frame/PlotNames.tsx';
import { filled } from '../frame/pattern.css.ts';
import * as css from '../frame/plot.css.ts';
import { heightOf, MARGIN, Rules } from '../frame/Rules.tsx';
import { roundScale } from '../frame/scale.ts';
import { useAcross } from '../frame/use-across.ts';

/** Widest bar, in percent of the width: a single one must not fill the plot. */
const WIDEST = 12;
/** Between two layers, in percent of the height: the layers differ without color. */
const GAP = 0.8;

interface StackedBarPlotProps {
  bars: readonly { readonly label: string; readonly values: readonly number[]; readonly sum: number }[];
  /** One a layer. */
  tones: readonly css.ChartTone[];
  max: number | undefined;
  print: (value: number) => string;
}

/** The bars and rules, in percents of whatever room there is, so that letters keep their size on a phone. */
export function StackedBarPlot({ bars, tones, max, print }: StackedBarPlotProps) {
  const id = useId();
  const { top, step } = roundScale(Math.max(max ?? 0, ...bars.map(({ sum }) => sum)));
  const { slot, middle: middleOf, ...across } = useAcross(bars.length, MARGIN);
  const width = Math.min(slot * 0.6, WIDEST);
  return (
    <div className={css.sheet}>
      <svg className={css.plot} role="presentation">
        <PatternDefs id={id} />
        <Rules top={top} step={step} print={print} {...across} />
        {keyed(bars, ({ label }) => label).map(([key, { values, sum }], index) => {
          const middle = middleOf(index);
          let below = 0;
          return (
            <g key={key}>
              {values.map((value, layer) => {
                const from = heightOf(below, top);
                below += value;
                const to = heightOf(below, top);
                if (value === 0) return null;
                const gap = layer === 0 ? 0 : Math.min(GAP, (to - from) / 2);
                return (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place
                    key={layer}
                    x={`${middle - width / 2}%`}
                    y={`${100 - to}%`}
                    width={`${width}%`}
                    height={`${to - from - gap}%`}
                    rx="3"
                    className={`${css.fill[tones[layer] ?? 'accent']} ${filled}`}
                    style={patternOf(id, layer)}
                  />
                );
              })}
              <text x={`${middle}%`} y={`${100 - heightOf(sum, top)}%`} dy="-0.5em" className={css.number}>
                {print(sum)}
              </text>
            </g>
          );
        })}
      </svg>
      <PlotNames items={bars} margin={MARGIN} />
    </div>
  );
}
