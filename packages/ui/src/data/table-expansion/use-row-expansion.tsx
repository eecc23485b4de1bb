import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as faLists from '../../i18n/fa/lists.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { RowExpansion, RowKey } from '../table/types.ts';
import * as css from './row-expansion.css.ts';

export interface RowExpansionOptions<Row> {
  rowKey: (row: Row) => RowKey;
  /** Name of a row, for its button: «جزئیات آوا احمدی». */
  rowName: (row: Row) => string;
  /** What is under an open row; null for a row without details. */
  details: (row: Row) => ReactNode;
  /** The rows that are open at first. @default none */
  defaultOpen?: Iterable<RowKey>;
  /** Head of the column of buttons, heard only. @default «جزئیات» */
  header?: string;
  /** Name of a row's button. @default «جزئیات …» */
  toggleLabel?: (name: string) => string;
}

/**
 * For `expansion` of a `Table`: each row has a button that shows its details under it. For pages of up to a hundred rows.
 * Keyboard: Tab to the button, Enter or Space opens and closes.
 */
export function useRowExpansion<Row>({
  rowKey,
  rowName,
  details,
  defaultOpen = [],
  header = messagesFor('data.tableExpansion', faLists.tableExpansion).header,
  toggleLabel = messagesFor('data.tableExpansion', faLists.tableExpansion).toggle,
}: RowExpansionOptions<Row>): RowExpansion<Row> {
  const [open, setOpen] = useState<ReadonlySet<RowKey>>(() => new Set(defaultOpen));
  const prefix = useId();
  const idOf = (key: RowKey) => `${prefix}${key}`;
  return {
    header,
    toggle: (row) => {
      const key = rowKey(row);
      const isOpen = open.has(key);
      if (details(row) == null) return null;
      return (
        <Button
          aria-label={toggleLabel(rowName(row))}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': idOf(key) })}
          className={css.toggle}
          onPress={() => {
            const next = new Set(open);
            if (!next.delete(key)) next.add(key);
            setOpen(next);
          }}
        >
          <ChevronDown size="1.25em" aria-hidden="true" className={css.arrow} />
        </Button>
      );
    },
    below: (row, columns) => {
      const key = rowKey(row);
      if (!open.has(key)) return null;
      return (
        // biome-ignore-start lint/a11y/noRedundantRoles: a browser drops them where the narrow form changes `display`
        <tr key={`${key} details`} role="row" id={idOf(key)} className={css.row}>
          <td role="cell" colSpan={columns} className={css.details}>
            {details(row)}
          </td>
        </tr>
        // biome-ignore-end lint/a11y/noRedundantRoles: see above
      );
    },
  };
}
