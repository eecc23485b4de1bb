import type { ColumnFigure } from '@mashq/curriculum/model';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import type { DigitsName } from '../../../theme/apply-theme.ts';
import { decimalMark } from '../../math-text/index.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import * as css from './Column.css.ts';
import { placeCount, rowCells, sharedDecimals } from './column-rows.ts';

export interface ColumnProps extends Omit<ColumnFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
}

/**
 * Addition, subtraction or multiplication as it is written on paper: ones below ones, the sign at the left of the last
 * number, a rule, then the result. The places follow from the rows.
 */
export function Column({ description, operator, terms, carries = [], partials = [], result }: ColumnProps) {
  const digits = useDigits();
  const rows = { operator, terms, carries, partials, result };
  const places = placeCount(rows);
  const decimals = sharedDecimals(rows);
  const first = carries.length > 0 ? 2 : 1;
  const afterTerms = first + terms.length;
  const afterPartials = afterTerms + partials.length;
  const grid = { places, decimals, digits };
  const struck = operator === '−' ? placesOf(carries) : [];
  return (
    <FigureFrame description={description}>
      <div
        className={css.root}
        style={{
          gridTemplateColumns: `1em repeat(${places}, 0.82em)`,
          // Small numbers need less than a line.
          ...(carries.length > 0 && { gridTemplateRows: '0.7em' }),
        }}
      >
        {carries.map(
          (carry, index) =>
            carry !== '' && (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a carry has no name but its place
                key={index}
                className={css.carry}
                data-part="carry"
                style={{ gridRow: 1, gridColumn: columnAt(places, carries.length - 1 - index) }}
              >
                {formatDigits(carry, digits)}
              </span>
            ),
        )}
        {terms.map((term, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sum never change places
          <Row key={index} row={term} line={first + index} {...grid} struck={index === 0 ? struck : []} />
        ))}
        <Sign sign={operator} line={afterTerms - 1} />
        <Rule line={afterTerms - 1} />
        {partials.map((partial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a product never change places
          <Row key={index} row={partial} line={afterTerms + index} {...grid} />
        ))}
        {partials.length > 1 && <Sign sign="+" line={afterPartials - 1} />}
        {partials.length > 0 && <Rule line={afterPartials - 1} />}
        {result === null ? (
          <span className={css.wideBox} data-part="box" style={{ gridRow: afterPartials }} />
        ) : (
          <Row row={result} line={afterPartials} {...grid} />
        )}
      </div>
    </FigureFrame>
  );
}

interface RowProps {
  row: string;
  /** Line of the grid. */
  line: number;
  places: number;
  decimals: number;
  digits: DigitsName;
  /** Places whose digit is crossed out. */
  struck?: readonly number[];
}

function Row({ row, line, places, decimals, digits, struck = [] }: RowProps) {
  return rowCells(row, decimals).map(({ place, sign, hasMark }) => (
    <span key={place} className={css.digit} style={{ gridRow: line, gridColumn: columnAt(places, place) }}>
      {sign === '?' ? (
        <span className={css.box} data-part="box" />
      ) : (
        <span {...(struck.includes(place) && { className: css.struck, 'data-part': 'struck' })}>
          {formatDigits(sign, digits)}
        </span>
      )}
      {hasMark && <span className={css.mark}>{decimalMark(digits)}</span>}
    </span>
  ));
}

function Sign({ sign, line }: { sign: string; line: number }) {
  return (
    <span className={css.sign} style={{ gridRow: line }}>
      {sign}
    </span>
  );
}

function Rule({ line }: { line: number }) {
  return <span className={css.rule} style={{ gridRow: line }} />;
}

/** The first column is the sign's. */
function columnAt(places: number, place: number): number {
  return places - place + 1;
}

/** Places, counted from the right, that carry a small number. */
function placesOf(carries: readonly string[]): readonly number[] {
  return carries.flatMap((carry, index) => (carry === '' ? [] : [carries.length - 1 - index]));
}
