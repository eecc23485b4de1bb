import { ChevronLeft } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { ownText } from '../../i18n/own-direction.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './narrow.css.ts';
import type { NarrowColumns } from './narrow-columns.ts';
import type { TableRowProps } from './TableRow.tsx';
import type { TableColumn } from './types.ts';

interface NarrowRowProps<Row> extends Omit<TableRowProps<Row>, 'row' | 'columns' | 'headerColumn'> {
  columns: NarrowColumns<Row>;
  /** What it shows of a column. */
  shownOf: (column: TableColumn<Row>) => ReactNode;
  /** Before the words. */
  start?: ReactNode;
  /** A placeholder while the row loads: it names no row. @default false */
  isPlaceholder?: boolean;
}

/** What is before the columns at the end: box, toggle, start and the words. */
const BEFORE_ENDS = 4;

/** Whether React shows anything of it: of what `isFailed && …` is most of the time it does not. */
export const isThere = (value: ReactNode) => value !== null && value !== undefined && value !== false && value !== '';

const endsSentence = (value: ReactNode) => typeof value === 'string' && /[.!؟…]\s*$/.test(value);

/** One row in two lines: its name, under it what else matters, at its end a number or a badge and the menu. */
export function NarrowRow<Row>({
  columns: { name, details, badges, numbers },
  href,
  box,
  isChosen = false,
  toggle,
  actions,
  hasActions,
  index: rowIndex,
  shownOf,
  start,
  isPlaceholder = false,
}: NarrowRowProps<Row>) {
  const shownIn = (columns: readonly TableColumn<Row>[]) =>
    columns.map((column) => ({ ...column, shown: shownOf(column) })).filter(({ shown }) => isThere(shown));
  const lines = shownIn(details);
  const hasBadges = Number(badges.length > 0);
  const title = name && ownText(shownOf(name));
  const { comma } = messagesFor('punctuation', faPunctuation);
  const placed = (place: number) => ({ '--place': BEFORE_ENDS + place }) as CSSProperties;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a browser drops them with `display`
    <tr
      role="row"
      className={css.row}
      {...(rowIndex !== undefined && { 'aria-rowindex': rowIndex })}
      {...(isChosen && { 'data-chosen': '' })}
      {...(href !== undefined && { 'data-link': '' })}
    >
      {box != null && (
        <td role="cell" className={css.box}>
          {box}
        </td>
      )}
      {toggle != null && (
        <td role="cell" className={css.toggle}>
          {toggle}
        </td>
      )}
      {isThere(start) && (
        <td role="none" aria-hidden="true" className={css.start}>
          {start}
        </td>
      )}
      {isPlaceholder ? (
        <td role="cell" className={css.name}>
          {title}
        </td>
      ) : (
        <th role="rowheader" scope="row" className={css.name} {...(lines.length === 0 && { 'data-alone': '' })}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={css.link} data-row-link="">
              {title}
            </Link>
          )}
        </th>
      )}
      {details.length > 0 && (
        <td role="cell" className={css.detail}>
          {lines.map(({ id, header, isNumeric, narrowCell, shown }, index) => (
            <Fragment key={id}>
              {index > 0 && (endsSentence(lines[index - 1]?.shown) ? ' ' : comma)}
              {isNumeric && narrowCell === undefined && `${header}:\u00a0`}
              {ownText(shown)}
            </Fragment>
          ))}
        </td>
      )}
      {hasBadges > 0 && (
        <td role="cell" className={css.badges} style={placed(1)}>
          {shownIn(badges).map(({ id, shown }, index) => (
            <Fragment key={id}>
              {index > 0 && <span className={visuallyHidden}>{comma}</span>}
              {shown}
            </Fragment>
          ))}
        </td>
      )}
      {numbers.map((column, index) => (
        <td key={column.id} role="cell" className={css.number} style={placed(hasBadges + index + 1)}>
          {ownText(shownOf(column))}
        </td>
      ))}
      {hasActions ? (
        <td role="cell" className={css.actions} style={placed(hasBadges + numbers.length + 1)}>
          {actions}
        </td>
      ) : (
        href !== undefined && (
          <td role="none" aria-hidden="true" className={css.actions} style={placed(hasBadges + numbers.length + 1)}>
            <ChevronLeft size="1.25em" className={css.onward} />
          </td>
        )
      )}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
