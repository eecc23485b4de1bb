import { ArrowDownNarrowWide, ArrowDownWideNarrow, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import * as faData from '../../i18n/fa/data.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './narrow.css.ts';
import type { NarrowColumns } from './narrow-columns.ts';
import type { TableColumn, TableProps, TableSort } from './types.ts';

interface SortBandProps<Row> extends Pick<TableProps<Row>, 'sortLabel' | 'turnLabel'> {
  /** All columns: rows can be ordered by what they do not show too. */
  columns: readonly TableColumn<Row>[];
  narrow: NarrowColumns<Row>;
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
}

/** Over rows of two lines: what orders them, and the heads of the numbers at their ends. */
export function SortBand<Row>({
  columns,
  narrow,
  sort,
  onSortChange,
  sortLabel = messagesFor('data.table', faData.table).sort,
  turnLabel = (direction) => messagesFor('data.table', faData.table).turn[direction],
}: SortBandProps<Row>) {
  const sortable = columns.filter((column) => column.isSortable ?? column.sortValue !== undefined);
  const numbers = narrow.numbers.filter(({ narrowCell }) => narrowCell === undefined);
  if (sortable.length === 0 && numbers.length === 0) return null;
  const direction = sort?.direction ?? 'ascending';
  const Arrow = direction === 'ascending' ? ArrowDownNarrowWide : ArrowDownWideNarrow;
  return (
    <div className={css.band}>
      {sortable.length > 0 && (
        <span className={css.sort}>
          {sort !== null && (
            <Button
              className={css.turn}
              aria-label={turnLabel(direction)}
              onPress={() =>
                onSortChange({ ...sort, direction: direction === 'ascending' ? 'descending' : 'ascending' })
              }
            >
              <Arrow aria-hidden="true" size="1.25em" />
            </Button>
          )}
          <label className={css.label}>
            <span className={visuallyHidden}>{sortLabel}</span>
            <select
              className={css.choice}
              value={sort?.column ?? ''}
              onChange={({ target }) => onSortChange({ column: target.value, direction })}
            >
              {sort === null && (
                <option value="" disabled>
                  {sortLabel}
                </option>
              )}
              {sortable.map(({ id, header }) => (
                <option key={id} value={id}>
                  {header}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" size="1em" className={css.opens} />
          </label>
        </span>
      )}
      {numbers.length > 0 && (
        <span aria-hidden="true" className={css.numbers}>
          {numbers.map(({ header }) => header).join(messagesFor('punctuation', faPunctuation).comma)}
        </span>
      )}
    </div>
  );
}
