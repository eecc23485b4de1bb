import type { BoardAxis, CellPlace } from '@mashq/curriculum/model';
import { type KeyboardEvent, useId } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { type DrawnAnswerMessages, faDrawnAnswers } from '../../../i18n/fa/learning-drawn-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { SIDE as BOARD_SIDE, Board, boardMargin } from '../../figures/cells/Board.tsx';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { ClearButton } from '../clear-button/ClearButton.tsx';
import { useGridFocus } from '../grid-focus/use-grid-focus.ts';
import { isSubmitKey } from '../submit-key.ts';
import { stage } from '../zoom-frame/stage.css.ts';
import { CHILD_TARGET, wholeWidth, ZoomFrame } from '../zoom-frame/ZoomFrame.tsx';
import * as css from './CellsAnswer.css.ts';

export interface CellsAnswerProps extends AnswerProps<RawOf<'cells'>> {
  form: FormOf<'cells'>;
}

/** The largest a square is drawn, in px. */
const LARGEST = 52;

const isAt =
  ([row, column]: CellPlace) =>
  (cell: CellPlace) =>
    cell[0] === row && cell[1] === column;

/** Where a mirror line runs, between two rows or columns or through one. */
function axisMessages(axis: BoardAxis, messages: DrawnAnswerMessages, number: (count: number) => string): string {
  if (!('halves' in axis)) return messages.cellsSlanted(axis.kind === 'falling');
  const before = Math.floor(axis.halves / 2);
  return axis.halves % 2 === 0
    ? messages.cellsAxisBetween(axis.kind === 'vertical', number(before), number(before + 1))
    : messages.cellsAxisThrough(axis.kind === 'vertical', number(before + 1));
}

/**
 * A board of squares to be colored: a tap colors a square and takes the color off again. Keyboard: the arrows, Home, End
 * and the page keys move in the directions of the screen, Space or Enter colors, Delete takes off; Ctrl+Enter submits.
 */
export function CellsAnswer(props: CellsAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state, isEditable } = answerParts(props, messagesFor('drawnAnswers', faDrawnAnswers));
  const { status, isReadOnly, isDisabled } = state;
  const digits = useDigits();
  const id = useId();
  const number = (count: number) => formatDigits(count, digits);
  const { rows, columns, fixed, axis } = form;
  const { cells } = value;
  const grid = useGridFocus([rows, columns], [0, 0], { focusOnMount, ref });

  const isFixed = ([row, column]: CellPlace) => fixed.some((cell) => cell.row === row && cell.column === column);
  const put = (next: readonly CellPlace[]) => onChange({ kind: 'cells', cells: next });
  const without = (place: CellPlace) => cells.filter((cell) => !isAt(place)(cell));

  const toggle = (place: CellPlace) => {
    if (!isEditable || isFixed(place)) return;
    put(cells.some(isAt(place)) ? without(place) : [...cells, place]);
  };

  const onKeyDown = (event: KeyboardEvent, place: CellPlace) => {
    if (isSubmitKey(event, isReadOnly)) {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && isEditable) {
      event.preventDefault();
      if (cells.some(isAt(place))) put(without(place));
    } else grid.onKey(event, place);
  };

  const margin = boardMargin(axis);
  const [width, height] = [columns * BOARD_SIDE + 2 * margin, rows * BOARD_SIDE + 2 * margin];
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

  return (
    <AnswerFrame {...frame} keysId={id} mark="under">
      {(describing) => (
        <div className={css.root}>
          <ZoomFrame neededWidth={(width * CHILD_TARGET) / BOARD_SIDE} isEditable={isEditable}>
            {(minInlineSize) => (
              <div
                dir="ltr"
                className={stage}
                style={{ minInlineSize, maxInlineSize: wholeWidth((width * LARGEST) / BOARD_SIDE, columns / rows) }}
                {...(status !== undefined && { 'data-status': status })}
              >
                <Board
                  rows={rows}
                  columns={columns}
                  filled={fixed}
                  largest={LARGEST}
                  {...(axis !== undefined && { axis })}
                />
                <div
                  className={css.squares}
                  style={{
                    insetInline: share(margin, width),
                    insetBlock: share(margin, height),
                    gridTemplateColumns: `repeat(${columns}, 1fr)`,
                    gridTemplateRows: `repeat(${rows}, 1fr)`,
                  }}
                >
                  {Array.from({ length: rows * columns }, (_, index) => {
                    const place: CellPlace = [Math.floor(index / columns), index % columns];
                    const name = messages.cellsPlace(number(place[0] + 1), number(place[1] + 1));
                    return (
                      <button
                        key={place.join(' ')}
                        {...grid.stop(place)}
                        type="button"
                        className={css.square}
                        disabled={isDisabled}
                        aria-disabled={!isEditable || isFixed(place)}
                        aria-pressed={isFixed(place) || cells.some(isAt(place))}
                        aria-label={isFixed(place) ? messages.cellsFixed(name) : name}
                        aria-describedby={describing}
                        onClick={() => toggle(place)}
                        onKeyDown={(event) => onKeyDown(event, place)}
                        {...(isFixed(place) && { 'data-fixed': '' })}
                      />
                    );
                  })}
                </div>
              </div>
            )}
          </ZoomFrame>
          {isEditable && (
            <ClearButton
              isDisabled={cells.length === 0}
              onPress={() => {
                put([]);
                grid.focus();
              }}
            >
              {messages.clear}
            </ClearButton>
          )}
          <span id={id} className={visuallyHidden}>
            {messages.cellsBoard(number(rows), number(columns))}{' '}
            {axis === undefined ? '' : axisMessages(axis, messages, number)} {messages.cellsKeys}
          </span>
        </div>
      )}
    </AnswerFrame>
  );
}
