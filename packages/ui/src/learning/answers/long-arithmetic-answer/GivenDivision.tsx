import type { LongArithmeticForm } from '@mashq/curriculum/model';
import { formatDigits } from '../../../i18n/digits.ts';
import type { DigitsName } from '../../../theme/apply-theme.ts';
import * as division from '../../figures/long-division/LongDivision.css.ts';
import type { ArithmeticLayout } from './arithmetic-form.ts';
import * as css from './LongArithmeticAnswer.css.ts';

export interface GivenDivisionProps {
  form: Extract<LongArithmeticForm, { readonly dividend: string }>;
  layout: ArithmeticLayout;
  digits: DigitsName;
}

/** Dividend, divisor, the bar between them, and the minus signs and rules of the steps; drawn only. */
export function GivenDivision({ form, layout, digits }: GivenDivisionProps) {
  const after = form.dividend.length + 2;
  return (
    <>
      {[...form.dividend].map((digit, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the digits of a number never change places
          key={index}
          aria-hidden="true"
          style={{ gridRow: 1, gridColumn: index + 2 }}
        >
          {formatDigits(digit, digits)}
        </span>
      ))}
      {[...form.divisor].map((digit, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the digits of a number never change places
          key={index}
          aria-hidden="true"
          style={{ gridRow: 1, gridColumn: after + index }}
        >
          {formatDigits(digit, digits)}
        </span>
      ))}
      <span aria-hidden="true" className={css.bar} style={{ gridColumn: after }} />
      <span aria-hidden="true" className={css.line} style={{ gridRow: 1, gridColumn: `${after} / -1` }} />
      {layout.lines.flatMap(({ id, row, columns }) => {
        const first = columns[0] ?? 2;
        return typeof id !== 'number' || id % 2 === 1
          ? []
          : [
              <span
                key={`minus-${id}`}
                aria-hidden="true"
                className={division.minus}
                style={{ gridRow: row, gridColumn: first - 1 }}
              >
                −
              </span>,
              <span
                key={`rule-${id}`}
                aria-hidden="true"
                className={css.line}
                style={{ gridRow: row, gridColumn: `${first} / span ${columns.length}` }}
              />,
            ];
      })}
    </>
  );
}
