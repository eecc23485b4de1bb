import type { DivisionStep } from '@mashq/curriculum/model';
import { Fragment } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import type { DigitsName } from '../../../theme/apply-theme.ts';
import { MathText, printedNumber } from '../../math-text/index.ts';
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
  const columns = Math.max(dividend.replace(/\D/g, '').length, ...rows.map((row) => row.end + 1));
  return (
    <FigureFrame description={description}>
      <div className={css.root}>
        {/* The first column is for the minus signs. */}
        <div className={css.work} style={{ gridTemplateColumns: `0.8em repeat(${columns}, 0.68em)` }}>
          <Dividend dividend={dividend} digits={digits} />
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a division never change places
            <Row key={index} row={row} line={index + 2} digits={digits} />
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
              formatDigits(quotient, digits)
            )}
          </span>
        </div>
      </div>
    </FigureFrame>
  );
}

function Dividend({ dividend, digits }: { dividend: string; digits: DigitsName }) {
  const [whole = '', decimals = ''] = dividend.split('.');
  return [...(whole + decimals)].map((digit, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
    <span key={index} className={css.digit} style={{ gridColumn: index + 2, gridRow: 1 }}>
      {formatDigits(digit, digits)}
      {decimals !== '' && index === whole.length - 1 && <span className={css.mark}>{digits === 'fa' ? '٫' : '.'}</span>}
    </span>
  ));
}

function Row({ row, line, digits }: { row: DivisionRow; line: number; digits: DigitsName }) {
  if (row.text === null) {
    return (
      <span className={css.blankCell} style={{ gridColumn: `1 / ${row.end + 3}`, gridRow: line }}>
        <MathText math={{ t: 'blank' }} />
      </span>
    );
  }
  const start = row.end + 3 - row.text.length;
  return (
    <Fragment>
      {row.kind === 'subtract' && (
        <>
          <span className={css.minus} style={{ gridColumn: start - 1, gridRow: line }}>
            –
          </span>
          <span className={css.subtraction} style={{ gridColumn: `${start - 1} / ${row.end + 3}`, gridRow: line }} />
        </>
      )}
      {[...row.text].map((digit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
        <span key={index} className={css.digit} style={{ gridColumn: start + index, gridRow: line }}>
          {formatDigits(digit, digits)}
        </span>
      ))}
    </Fragment>
  );
}
