import type { FractionBar } from '@mashq/curriculum/model';
import { MathText } from '../../math-text/index.ts';
import { defaultTone, FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { cut } from '../figure-frame/figure-ink.css.ts';
import { empty, fill } from '../figure-frame/figure-tone.css.ts';
import * as css from './FractionBars.css.ts';

export interface FractionBarsProps {
  /** Read instead of the drawing. */
  description: string;
  /** Bars of one length, the first `shaded` of each one's equal `parts` filled from the left. */
  bars: readonly FractionBar[];
}

/** From this many bars on they are drawn lower. */
const MANY = 4;

/** Fraction bars under each other, to read or compare fractions by length. */
export function FractionBars({ description, bars }: FractionBarsProps) {
  const hasLabels = bars.some((bar) => bar.label !== undefined);
  return (
    <FigureFrame description={description}>
      <div className={css.list} {...(bars.length >= MANY && { 'data-many': '' })}>
        {bars.map((bar, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a figure never change places
          <div key={row} className={css.row}>
            {hasLabels && <span className={css.label}>{bar.label && <MathText math={bar.label} />}</span>}
            <span className={css.bar}>
              {Array.from({ length: bar.parts }, (_, part) => {
                const isShaded = part < bar.shaded;
                const look = isShaded ? `${cut} ${fill[bar.tone ?? defaultTone(row)]}` : empty;
                return (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal parts have no other name
                    key={part}
                    data-part={isShaded ? 'shaded' : 'empty'}
                    className={`${css.part} ${look}`}
                  />
                );
              })}
            </span>
          </div>
        ))}
      </div>
    </FigureFrame>
  );
}
