import { Check, Pencil, RotateCcw } from 'lucide-react';
import type { Ref } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './SkillSquares.css.ts';

export interface TenSquaresProps extends RootProps {
  /** Of ten questions, how many were right at the first try. */
  first: number;
  /** Of ten, how many were corrected later. */
  corrected: number;
  /** Words of the three outcomes. @default «بار اول درست»، «اول نشد، بعد درست شد»، «هنوز نه» */
  messages?: Partial<Record<'first' | 'corrected' | 'open', string>>;
  ref?: Ref<HTMLDivElement>;
}

const ICONS = { first: Check, corrected: RotateCcw, open: Pencil } as const;
const OUTCOMES = ['first', 'corrected', 'open'] as const;

/** What came of every ten questions: ten squares, and each outcome with its number. */
export function TenSquares({ first, corrected, messages, className, ...rest }: TenSquaresProps) {
  const digits = useDigits();
  const words = { ...messagesFor('charts.tenSquares', faCharts.tenSquares), ...messages };
  const counts = { first, corrected, open: Math.max(0, 10 - first - corrected) };
  const squares = OUTCOMES.flatMap((outcome) => Array.from({ length: counts[outcome] }, () => outcome));
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <div aria-hidden="true" className={css.ten}>
        {squares.map((outcome, index) => {
          const Icon = ICONS[outcome];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: squares are known by their order
            <span key={index} className={`${css.answer} ${css.outcome[outcome]}`}>
              <Icon size="1.125rem" strokeWidth={3} />
            </span>
          );
        })}
      </div>
      <ul className={css.answers}>
        {OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => {
          const Icon = ICONS[outcome];
          return (
            <li key={outcome} className={css.legendItem}>
              <Icon size="1.25rem" aria-hidden="true" className={outcome === 'open' ? css.openColor : css.firstColor} />
              <span className={css.name}>{words[outcome]}</span>
              <span className={css.count}>{formatNumber(counts[outcome], { digits })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
