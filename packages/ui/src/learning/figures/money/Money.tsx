import { faLearningContent } from '../../../i18n/fa/learning-content.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { printedNumber } from '../../math-text/index.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import * as css from './Money.css.ts';

export interface MoneyProps {
  /** Read instead of the drawing. */
  description: string;
  /** Values of the pieces in toman, in the order they lie. Up to 500 they are coins, above that notes. */
  toman: readonly number[];
  /** The word under each value. @default «تومان» */
  unit?: string;
}

const LARGEST_COIN = 500;

const NOTE_TONES: Record<number, keyof typeof css.paperTone> = {
  1000: 'success',
  2000: 'info',
  5000: 'reward',
  10000: 'accent',
  20000: 'danger',
  50000: 'success',
  100000: 'info',
};

/** Two squares, one turned by 45 degrees. */
const STAR = 'M9 9H35V35H9ZM22 3.6L40.4 22L22 40.4L3.6 22ZM22 14a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z';

/** Notes and coins of the product's own drawing; value and shape tell them apart, not the color alone. */
export function Money({
  description,
  toman,
  unit = messagesFor('learningContent', faLearningContent).money.unit,
}: MoneyProps) {
  const digits = useDigits();
  return (
    <FigureFrame description={description}>
      <div className={css.root}>
        {toman.map((value, index) => {
          const isCoin = value <= LARGEST_COIN;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces have no other name
              key={index}
              data-piece={isCoin ? 'coin' : 'note'}
              className={
                isCoin
                  ? `${css.coin} ${css.coinSize[coinSize(value)]} ${css.paperTone[value >= 200 ? 'reward' : 'silver']}`
                  : `${css.note} ${css.paperTone[NOTE_TONES[value] ?? 'accent']}`
              }
            >
              {!isCoin && <Star />}
              <span className={css.value}>{printedNumber(String(value), digits)}</span>
              <span dir="rtl" className={css.unit}>
                {unit}
              </span>
              {!isCoin && <Star />}
            </span>
          );
        })}
      </div>
    </FigureFrame>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 44 44" className={css.ornament} aria-hidden="true">
      <path d={STAR} />
    </svg>
  );
}

function coinSize(value: number): keyof typeof css.coinSize {
  if (value >= LARGEST_COIN) return 'large';
  return value >= 200 ? 'medium' : 'small';
}
