import type { CoinsFigure } from '@mashq/curriculum/model';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { ink } from '../figure-frame/figure-ink.css.ts';
import { figureText, figureWords } from '../figure-frame/figure-text.css.ts';
import { LabeledRow } from '../labeled-row/LabeledRow.tsx';
import * as css from './Coins.css.ts';

export interface CoinsProps extends Omit<CoinsFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
  /** Written on the coins. @default رو و پشت */
  names?: Readonly<Record<'heads' | 'tails', string>>;
}

/** Coins in a row with the name of the side they show. */
export function Coins({
  description,
  sides,
  names = messagesFor('learningFigures', faLearningFigures).coin,
}: CoinsProps) {
  return (
    <LabeledRow
      description={description}
      size="small"
      items={sides.map((side) => ({
        picture: (
          <svg viewBox="0 0 40 40" className={css.coin} data-side={side} aria-hidden="true">
            <circle cx={20} cy={20} r={18} className={`${ink} ${css.body}`} />
            <circle cx={20} cy={20} r={14.5} className={css.rim} />
            <text x={20} y={20} dy="0.35em" fontSize={10.5} className={`${figureText} ${figureWords} ${css.name}`}>
              {names[side]}
            </text>
          </svg>
        ),
      }))}
    />
  );
}
