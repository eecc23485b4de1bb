import { useId } from 'react';
import { keyed } from '../../primitives/keyed.ts';
import * as css from '../frame/ChartLegend.css.ts';
import { PatternDefs, patternOf } from '../frame/PatternDefs.tsx';
import { filled } from '../frame/pattern.css.ts';
import { type ChartTone, fill } from '../frame/plot.css.ts';

interface StackLegendProps {
  /** The lowest layer first. */
  entries: readonly { readonly label: string; readonly tone: ChartTone }[];
}

/** Which layer is of what; it reads from right to left in Persian, though the plot does not. */
export function StackLegend({ entries }: StackLegendProps) {
  const id = useId();
  return (
    <div className={css.root} dir="auto">
      {keyed(entries, ({ label }) => label).map(([key, { label, tone }], layer) => (
        <span key={key} className={css.entry}>
          <svg viewBox="0 0 16 16" className={css.mark} role="presentation">
            {layer === 0 && <PatternDefs id={id} />}
            <rect width="16" height="16" rx="4" className={`${fill[tone]} ${filled}`} style={patternOf(id, layer)} />
          </svg>
          {label}
        </span>
      ))}
    </div>
  );
}
