import type { FigureTone } from '@mashq/curriculum/model';
import type { Ref } from 'react';
import { keyed } from '../../../primitives/keyed.ts';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import { ink } from '../figure-frame/figure-ink.css.ts';
import { toneFill } from '../tone-pattern/TonePatterns.tsx';
import * as css from './ToneLegend.css.ts';

export interface ToneLegendProps extends RootProps {
  /** Id of the drawing's `TonePatterns`. */
  patternId: string;
  items: readonly { readonly tone: FigureTone; readonly label: string }[];
  ref?: Ref<HTMLSpanElement>;
}

/** Which color and pattern stands for what. */
export function ToneLegend({ patternId, items, className, ...rest }: ToneLegendProps) {
  return (
    <span {...rest} dir="rtl" className={classNames(css.list, className)}>
      {keyed(items, ({ label }) => label).map(([key, { tone, label }]) => (
        <span key={key} className={css.item} data-part="legend">
          <svg viewBox="0 0 22 22" className={css.swatch} aria-hidden="true">
            <rect x={1} y={1} width={20} height={20} rx={5} fill={toneFill(patternId, tone)} className={ink} />
          </svg>
          {label}
        </span>
      ))}
    </span>
  );
}
