import { useRef } from 'react';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { rowsBetween, withRows } from './chosen-rows.ts';
import { RowBox } from './RowBox.tsx';
import type { RowKey, TableSelection } from './types.ts';

/** Makes the box of each row, where rows can be chosen; remembers the last one pressed for a range by Shift. */
export function useRowBoxes<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
) {
  const last = useRef<RowKey>(undefined);
  if (!selection) return undefined;
  const { selected, onChange, rowName, rowLabel = messagesFor('data.table', faData.table).selectRow } = selection;
  return (row: Row) => {
    const key = rowKey(row);
    return (
      <RowBox
        isChecked={selected.has(key)}
        onChange={(isChosen, isShift) => {
          const range = isShift ? rowsBetween(rows.map(rowKey), last.current, key) : [key];
          last.current = key;
          onChange(withRows(selected, range, isChosen));
        }}
      >
        <span className={visuallyHidden}>{rowLabel(rowName(row))}</span>
      </RowBox>
    );
  };
}
