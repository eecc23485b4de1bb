import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './Table.css.ts';
import type { TableColumn, TableSort } from './types.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
  /** Head of the column of boxes, when there is one. */
  selectHeader: string | undefined;
  /** Head of the column of buttons that open rows, when there is one. */
  expansionHeader: string | undefined;
  /** Head of the column of actions, when there is one. */
  actionsHeader: string | undefined;
}

const SORT_ICON = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown } as const;

/** What a cell of a column carries for its style. */
export const columnMarks = <Row,>({ isNumeric, align }: TableColumn<Row>) => ({
  ...(isNumeric && { 'data-numeric': '' }),
  ...(align && align !== 'start' && { 'data-align': align }),
});

/** The row of column heads; a sortable one holds a button and says its state by `aria-sort`. */
export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  selectHeader,
  expansionHeader,
  actionsHeader,
}: TableHeadProps<Row>) {
  const heard = (header: string, className: string) => (
    // biome-ignore lint/a11y/noRedundantRoles: see below
    <th role="columnheader" scope="col" className={className}>
      <span className={visuallyHidden}>{header}</span>
    </th>
  );
  return (
    // Roles are spelled out through the table: a browser drops them where the narrow form changes `display`.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup" className={css.head}>
      <tr role="row" className={css.headRow}>
        {selectHeader !== undefined && heard(selectHeader, `${css.headCell} ${css.boxCell}`)}
        {expansionHeader !== undefined && heard(expansionHeader, `${css.headCell} ${css.boxCell}`)}
        {columns.map((column) => {
          const state = sort?.column === column.id ? sort.direction : 'none';
          const SortIcon = SORT_ICON[state];
          const isSortable = column.isSortable ?? column.sortValue !== undefined;
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={css.headCell}
              {...(column.width !== undefined && { style: { inlineSize: column.width } })}
              {...(isSortable && { 'aria-sort': state })}
              {...columnMarks(column)}
            >
              {isSortable ? (
                <Button
                  className={css.sortButton}
                  onPress={() =>
                    onSortChange({
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
        {actionsHeader !== undefined && heard(actionsHeader, css.headCell)}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
