import type { FigureTone } from '@mashq/curriculum/model';
import { ink } from '../figure-frame/figure-ink.css.ts';
import { toneFill } from '../tone-pattern/index.ts';
import * as css from './ToneLegend.css.ts';

export interface ToneLegendProps {
  /** Id of the drawing's `TonePatterns`. */
  patternId: string;
  items: readonly { readonly tone: FigureTone; readonly label: string }[];
}

/** Which color and pattern stands for what. */
export function ToneLegend({ patternId, items }: ToneLegendProps) {
  return (
    <span dir="rtl" className={css.list}>
      {items.map(({ tone, label }) => (
        <span key={label} className={css.item} data-part="legend">
          <svg viewBox="0 0 22 22" className={css.swatch} aria-hidden="true">
            <rect x={1} y={1} width={20} height={20} rx={5} fill={toneFill(patternId, tone)} className={ink} />
          </svg>
          {label}
        </span>
      ))}
    </span>
  );
}
