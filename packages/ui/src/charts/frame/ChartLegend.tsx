import { keyed } from '../../primitives/keyed.ts';
import * as css from './ChartLegend.css.ts';
import { Mark } from './Mark.tsx';
import type { ChartTone } from './plot.css.ts';

export interface ChartLegendProps {
  /** In the order of the marks. */
  entries: readonly { readonly label: string; readonly tone: ChartTone }[];
}

/** Which mark is of what. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <div className={css.root} dir="auto">
      {keyed(entries, ({ label }) => label).map(([key, { label, tone }], index) => (
        <span key={key} className={css.entry}>
          <svg viewBox="-8 -8 16 16" className={css.mark} role="presentation">
            <Mark shape={index} tone={tone} />
          </svg>
          {label}
        </span>
      ))}
    </div>
  );
}
