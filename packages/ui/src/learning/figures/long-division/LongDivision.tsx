import type { DivisionStep } from '@mashq/curriculum/model';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import type { DigitsName } from '../../../theme/apply-theme.ts';
import { decimalMark, MathText, printedNumber } from '../../math-text/index.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { type DivisionRow, divisionRows } from './division-rows.ts';
import * as css from './LongDivision.css.ts';

export interface LongDivisionProps {
  /** Read instead of the drawing. */
  description: string;
  /** What is divided (مقسوم), canonical ASCII. */
  dividend: string;
  /** What it is divided by (مقسوم‌علیه). */
  divisor: string;
  /** The quotient (خارج‌قسمت), or partial quotients joined by «+»; null leaves a blank. */
  quotient: string | null;
  /** The subtractions, from the top down. */
  steps: readonly DivisionStep[];
  /** What remains (باقی‌مانده); null leaves a blank. */
  remainder: string | null;
}

/**
 * Written division as Iranian books lay it out: the dividend left of an upright bar, the divisor right of it on a rule,
 * the quotient under the rule, the subtractions going down under the dividend.
 */
export function LongDivision({ description, dividend, divisor, quotient, steps, remainder }: LongDivisionProps) {
  const digits = useDigits();
  const rows = divisionRows(dividend, steps, remainder);
  const [whole = '', decimals = ''] = dividend.split('.');
  const last = Math.max(whole.length + decimals.length - 1, ...rows.map((row) => row.end));
  // The first column is for the minus signs; a decimal mark has a narrow one of its own.
  const hasMark = decimals !== '';
  const columnOf = (digit: number) => digit + (hasMark && digit >= whole.length ? 3 : 2);
  const template = hasMark
    ? `0.8em repeat(${whole.length}, 0.68em) 0.4em repeat(${last + 1 - whole.length}, 0.68em)`
    : `0.8em repeat(${last + 1}, 0.68em)`;
  return (
    <FigureFrame description={description}>
      <div className={css.root}>
        <div className={css.work} style={{ gridTemplateColumns: template }}>
          <Digits
            text={whole + decimals}
            end={whole.length + decimals.length - 1}
            line={1}
            columnOf={columnOf}
            digits={digits}
          />
          {hasMark && (
            <span className={css.digit} style={{ gridColumn: columnOf(whole.length) - 1, gridRow: 1 }}>
              {decimalMark(digits)}
            </span>
          )}
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a division never change places
            <Row key={index} row={row} line={index + 2} columnOf={columnOf} digits={digits} />
          ))}
        </div>
        <div className={css.side}>
          <span className={css.divisor}>{printedNumber(divisor, digits)}</span>
          <span className={css.quotient}>
            {quotient === null ? (
              <span className={css.blankQuotient}>
                <MathText math={{ t: 'blank' }} />
              </span>
            ) : (
              quotient
                .split('+')
                .map((part) => printedNumber(part, digits))
                .join('+')
            )}
          </span>
        </div>
      </div>
    </FigureFrame>
  );
}

interface LineProps {
  /** Line of the grid, the dividend's being 1. */
  line: number;
  /** Column of the grid that a digit of the dividend is in. */
  columnOf: (digit: number) => number;
  digits: DigitsName;
}

function Row({ row: { kind, text, end }, line, columnOf, digits }: LineProps & { row: DivisionRow }) {
  if (text === null) {
    return (
      <span className={css.blankCell} style={{ gridColumn: `1 / ${columnOf(end) + 1}`, gridRow: line }}>
        <MathText math={{ t: 'blank' }} />
      </span>
    );
  }
  const minusColumn = columnOf(end + 1 - text.length) - 1;
  return (
    <>
      {kind === 'subtract' && (
        <>
          <span className={css.minus} style={{ gridColumn: minusColumn, gridRow: line }}>
            –
          </span>
          <span
            className={css.subtraction}
            style={{ gridColumn: `${minusColumn} / ${columnOf(end) + 1}`, gridRow: line }}
          />
        </>
      )}
      <Digits text={text} end={end} line={line} columnOf={columnOf} digits={digits} />
    </>
  );
}

/** Digits one a column, the last under digit `end` of the dividend. */
function Digits({ text, end, line, columnOf, digits }: LineProps & { text: string; end: number }) {
  return [...text].map((digit, index) => {
    const place = end + 1 - text.length + index;
    return (
      <span key={place} className={css.digit} style={{ gridColumn: columnOf(place), gridRow: line }}>
        {formatDigits(digit, digits)}
      </span>
    );
  });
}
