import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './Table.css.ts';
import type { TableColumn, TableSort } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** Head of the column of actions, when there is one. */
  actionsHeader: string | undefined;
}

const SORT_ICON = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown } as const;

/** The row of column heads; a sortable one holds a button and tells its state by `aria-sort`. */
export function TableHead<Row>({ columns, sort, onSortChange, actionsHeader }: TableHeadProps<Row>) {
  return (
    // Roles are spelled out through the table: a browser drops them where the narrow form changes `display`.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup" className={css.head}>
      <tr role="row">
        {columns.map((column) => {
          const state = sort?.column === column.id ? sort.direction : 'none';
          const SortIcon = SORT_ICON[state];
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={css.headCell}
              {...(column.isSortable && { 'aria-sort': state })}
              {...(column.isNumeric && { 'data-numeric': '' })}
            >
              {column.isSortable ? (
                <Button
                  className={css.sortButton}
                  onPress={() =>
                    onSortChange?.({
                      column: column.id,
                      direction: state === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                >
                  {column.header}
                  <SortIcon aria-hidden="true" size="1em" />
                </Button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {actionsHeader !== undefined && (
          <th role="columnheader" scope="col" className={css.headCell}>
            <span className={visuallyHidden}>{actionsHeader}</span>
          </th>
        )}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
