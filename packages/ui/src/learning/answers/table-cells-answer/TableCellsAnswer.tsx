import { blanksOf } from '@mashq/curriculum/answers';
import type { TableAnswerCell, TableCellsForm, TableCellsInput } from '@mashq/curriculum/model';
import { type KeyboardEvent, useId } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDirection } from '../../../i18n/direction.ts';
import { faTableCells, type TableCellsMessages } from '../../../i18n/fa/learning-written-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { keyed } from '../../../primitives/keyed.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import * as table from '../../figures/data-table/DataTableFigure.css.ts';
import { table as cells } from '../../figures/figure-table/figure-table.css.ts';
import { MathText, speakMath } from '../../math-text/index.ts';
import { AnswerBox } from '../answer-box/AnswerBox.tsx';
import { caretIsAt, useBoxRow } from '../answer-box/use-box-row.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps } from '../answer-props.ts';
import { blankTowards } from './blank-towards.ts';
import * as css from './TableCellsAnswer.css.ts';

export interface TableCellsAnswerProps extends AnswerProps<TableCellsInput, TableCellsMessages> {
  form: TableCellsForm;
}

/**
 * A table with empty cells to be typed in. It follows the page: the first column is on the right. Keyboard: Enter
 * goes to the next empty cell and submits after the last, the arrows go to the empty cell on that side of the screen.
 */
export function TableCellsAnswer(props: TableCellsAnswerProps) {
  const { form, value, onChange } = props;
  const { messages, frame, state } = answerParts(props, messagesFor('tableCells', faTableCells));
  const digits = useDigits();
  const direction = useDirection();
  const keysId = useId();
  const { columns, hasRowHeadings = false, rows, keyboard = 'numeric' } = form;
  const blanks = blanksOf(form);
  const values = blanks.map((_, place) => value.values[place] ?? '');
  const boxes = useBoxRow(values, props);

  const columnName = (column: number) =>
    formatDigits(columns?.[column] ?? messages.tableColumn(String(column + 1)), digits);
  const rowName = (row: number) => {
    const heading = hasRowHeadings ? rows[row]?.[0] : undefined;
    const name = heading === undefined || heading.t === 'blank' ? messages.tableRow(String(row + 1)) : spoken(heading);
    return formatDigits(name, digits);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    if (boxes.onKey(event, place) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isAway =
      event.key === 'ArrowUp' ||
      event.key === 'ArrowDown' ||
      (event.key === 'ArrowLeft' && caretIsAt(event, 'start')) ||
      (event.key === 'ArrowRight' && caretIsAt(event, 'end'));
    if (!isAway) return;
    const to = blankTowards(blanks, place, towardsOf(event.key, direction));
    if (to === null) return;
    event.preventDefault();
    boxes.go(to, event.key === 'ArrowRight' ? 'start' : 'end');
  };

  return (
    <AnswerFrame {...frame} keysId={keysId} mark="under">
      {(describing) => (
        <div className={css.scroll}>
          <table className={`${cells} ${table.table}`}>
            <caption className={visuallyHidden}>{form.description}</caption>
            {columns !== undefined && (
              <thead>
                <tr>
                  {keyed(columns, (column) => column).map(([key, column]) => (
                    <th key={key} scope="col" className={table.heading}>
                      {formatDigits(column, digits)}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a question never change places
                <tr key={row}>
                  {cells.map((cell, column) => {
                    if (cell.t !== 'blank') {
                      const Cell = hasRowHeadings && column === 0 ? 'th' : 'td';
                      return (
                        <Cell
                          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                          key={column}
                          className={Cell === 'th' ? css.rowHeading : `${table.cell} ${css.given}`}
                          {...(Cell === 'th' && { scope: 'row' })}
                          data-kind={cell.t}
                        >
                          {cell.t === 'math' ? <MathText math={cell.math} /> : formatDigits(cell.text, digits)}
                        </Cell>
                      );
                    }
                    const place = blanks.findIndex(([atRow, atColumn]) => atRow === row && atColumn === column);
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                      <td key={column} className={`${table.cell} ${css.blank}`}>
                        <span className={css.inside}>
                          <AnswerBox
                            shape="cell"
                            ref={boxes.at(place)}
                            value={values[place] ?? ''}
                            onChange={(text) =>
                              onChange({
                                kind: 'table-cells',
                                values: values.map((old, index) => (index === place ? text : old)),
                              })
                            }
                            onKeyDown={(event) => onKeyDown(event, place)}
                            keyboard={keyboard}
                            enterKey={place < blanks.length - 1 ? 'next' : 'done'}
                            {...state}
                            aria-label={
                              messages.tableCell(columnName(column), rowName(row)) +
                              (cell.unit === undefined ? '' : ` (${cell.unit})`)
                            }
                            aria-describedby={describing}
                          />
                          {cell.unit !== undefined && <span aria-hidden="true">{cell.unit}</span>}
                        </span>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <span id={keysId} className={visuallyHidden}>
            {messages.tableKeys}
          </span>
        </div>
      )}
    </AnswerFrame>
  );
}

function spoken(cell: Exclude<TableAnswerCell, { readonly t: 'blank' }>): string {
  return cell.t === 'math' ? speakMath(cell.math) : cell.text;
}

/** Where an arrow of the screen leads in reading order. */
function towardsOf(key: string, direction: 'rtl' | 'ltr'): 'next' | 'previous' | 'up' | 'down' {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  return (key === 'ArrowLeft') === (direction === 'rtl') ? 'next' : 'previous';
}
