import type { LongArithmeticForm } from '@mashq/curriculum/model';
import { formatDigits } from '../../../i18n/digits.ts';
import type { DigitsName } from '../../../theme/apply-theme.ts';
import * as column from '../../figures/column/Column.css.ts';
import { rowCells } from '../../figures/column/column-rows.ts';
import { decimalMark } from '../../math-text/index.ts';
import type { ArithmeticLayout } from './arithmetic-form.ts';
import * as css from './LongArithmeticAnswer.css.ts';

export interface GivenColumnsProps {
  form: Extract<LongArithmeticForm, { readonly terms: readonly string[] }>;
  layout: ArithmeticLayout;
  /** Columns whose digit of the first term is crossed out, since something was borrowed from it. */
  struck: readonly number[];
  digits: DigitsName;
}

/** The terms with their sign, and the rules; drawn only, for screen readers read the sum as text. */
export function GivenColumns({ form, layout, struck, digits }: GivenColumnsProps) {
  const { places, decimals, lines } = layout;
  const lastTerm = 1 + form.terms.length;
  const partials = lines.filter(({ id }) => typeof id === 'number').length;
  const across = `2 / span ${places}`;
  return (
    <>
      {form.terms.map((term, index) =>
        rowCells(term, decimals).map(({ place, sign, hasMark }) => {
          const at = places - place + 1;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the terms never change places
              key={`${index}-${place}`}
              aria-hidden="true"
              className={`${column.digit} ${css.given}`}
              style={{ gridRow: 2 + index, gridColumn: at }}
            >
              <span {...(index === 0 && struck.includes(at) && { className: column.struck, 'data-part': 'struck' })}>
                {formatDigits(sign, digits)}
              </span>
              {hasMark && <span className={column.mark}>{decimalMark(digits)}</span>}
            </span>
          );
        }),
      )}
      <span aria-hidden="true" className={column.sign} style={{ gridRow: lastTerm }}>
        {form.operation}
      </span>
      <span aria-hidden="true" className={css.line} style={{ gridRow: lastTerm, gridColumn: across }} />
      {partials > 0 && (
        <>
          <span aria-hidden="true" className={column.sign} style={{ gridRow: lastTerm + partials }}>
            +
          </span>
          <span aria-hidden="true" className={css.line} style={{ gridRow: lastTerm + partials, gridColumn: across }} />
        </>
      )}
    </>
  );
}
