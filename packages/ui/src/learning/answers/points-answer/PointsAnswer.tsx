import type { DrawingPoint } from '@mashq/curriculum/model';
import { type KeyboardEvent, useId, useState } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { faDrawnAnswers } from '../../../i18n/fa/learning-drawn-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { Announcement } from '../../../primitives/announcement/Announcement.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { Drawing } from '../../figures/drawing/Drawing.tsx';
import { printedStrokes } from '../../figures/drawing/DrawingPaper.tsx';
import { drawingBounds } from '../../figures/drawing/drawing-bounds.ts';
import { drawingScale, spotOf } from '../../figures/drawing/drawing-scale.ts';
import { placeLabels } from '../../figures/drawing/place-labels.ts';
import { resolveShapes } from '../../figures/drawing/resolve-shapes.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { ClearButton } from '../clear-button/ClearButton.tsx';
import { useGridFocus } from '../grid-focus/use-grid-focus.ts';
import { isSubmitKey } from '../submit-key.ts';
import { stage } from '../zoom-frame/stage.css.ts';
import { CHILD_TARGET, wholeWidth, ZoomFrame } from '../zoom-frame/ZoomFrame.tsx';
import { joinPath } from './join-path.ts';
import * as css from './PointsAnswer.css.ts';

export interface PointsAnswerProps extends AnswerProps<RawOf<'points'>> {
  form: FormOf<'points'>;
}

/** A drawing that is touched grows further than one that is looked at. */
const GROWTH = 1.6;

const isAt =
  ([x, y]: DrawingPoint) =>
  (point: DrawingPoint) =>
    point[0] === x && point[1] === y;

/**
 * Crossings of a squared paper to be picked: a tap sets a point and takes it away again; when all are set, the next tap
 * moves the last one. What they make, a figure or a line, is drawn meanwhile. Keyboard: the arrows, Home, End and the page
 * keys move in the directions of the screen, Space or Enter sets, Delete takes away; Ctrl+Enter submits.
 */
export function PointsAnswer(props: PointsAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state, isEditable } = answerParts(props, messagesFor('drawnAnswers', faDrawnAnswers));
  const { status, isReadOnly, isDisabled } = state;
  const digits = useDigits();
  const id = useId();
  const [said, setSaid] = useState('');
  const number = (count: number) => formatDigits(count, digits);
  const { width, height, background, shapes, count, join } = form;
  const { points } = value;
  const [rows, columns] = [height + 1, width + 1];
  const grid = useGridFocus([rows, columns], [Math.floor(height / 2), Math.floor(width / 2)], { focusOnMount, ref });

  const letterAt = (point: DrawingPoint): string | undefined =>
    shapes.flatMap((shape) =>
      shape.t === 'point' && shape.label !== undefined && 'map' in shape.at && isAt(point)(shape.at)
        ? [shape.label]
        : [],
    )[0];
  const nameOf = (point: DrawingPoint) => {
    const place =
      background === 'numbered'
        ? messages.pointsCoordinates(number(point[0]), number(point[1]))
        : messages.pointsPlace(number(point[0]), number(point[1]));
    const letter = letterAt(point);
    return letter === undefined ? place : messages.pointsLetter(place, letter);
  };

  const put = (next: readonly DrawingPoint[]) => onChange({ kind: 'points', points: next });
  const take = (point: DrawingPoint) => {
    put(points.filter((one) => !isAt(point)(one)));
    setSaid(messages.pointsTaken(nameOf(point)));
  };
  const press = (point: DrawingPoint) => {
    if (!isEditable) return;
    if (points.some(isAt(point))) return take(point);
    put([...points.slice(0, count - 1), point]);
    setSaid(messages.pointsSet(nameOf(point), number(Math.min(points.length + 1, count)), number(count)));
  };

  const onKeyDown = (event: KeyboardEvent, point: DrawingPoint) => {
    if (isSubmitKey(event, isReadOnly)) {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && isEditable) {
      event.preventDefault();
      if (points.some(isAt(point))) take(point);
    } else grid.onKey(event, [height - point[1], point[0]]);
  };

  const paper = { width, height, background };
  const scale = drawingScale(paper);
  const resolved = resolveShapes(shapes, scale);
  const bounds = drawingBounds(paper, resolved, placeLabels(resolved, printedStrokes(paper)));
  const spots = points.map((point) => spotOf(scale, point));
  const known =
    join === undefined ? [] : (join.t === 'line' ? [join.through] : join.given).map((at) => spotOf(scale, at));
  const across = (x: number) => `${((x - bounds.x) / bounds.width) * 100}%`;
  const down = (y: number) => `${((y - bounds.y) / bounds.height) * 100}%`;
  const half = scale.square / 2;
  const growth = Math.max(GROWTH, CHILD_TARGET / scale.square);

  return (
    <AnswerFrame {...frame} keysId={id} mark="under">
      {(describing) => (
        <div className={css.root}>
          <ZoomFrame neededWidth={(bounds.width * CHILD_TARGET) / scale.square} isEditable={isEditable}>
            {(minInlineSize) => (
              <div
                dir="ltr"
                className={`${stage} ${css.plane}`}
                style={{
                  minInlineSize,
                  maxInlineSize: wholeWidth(bounds.width * growth, bounds.width / bounds.height),
                }}
                {...(isDisabled && { 'data-disabled': '' })}
                {...(status !== undefined && { 'data-status': status })}
              >
                <Drawing {...paper} shapes={shapes} description={form.description} growth={growth} />
                <svg
                  className={css.marks}
                  viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
                  aria-hidden="true"
                >
                  {/* The paper cuts lines off at its edge. */}
                  <svg width={scale.width} height={scale.height} aria-hidden="true">
                    <path d={joinPath(join, spots, known)} className={css.path} />
                  </svg>
                  {spots.map(({ x, y }) => (
                    <circle key={`${x} ${y}`} cx={x} cy={y} r={6} className={css.dot} />
                  ))}
                </svg>
                <div
                  className={css.crossings}
                  style={{
                    insetInlineStart: across(-half),
                    insetBlockStart: down(-half),
                    inlineSize: `${((columns * scale.square) / bounds.width) * 100}%`,
                    blockSize: `${((rows * scale.square) / bounds.height) * 100}%`,
                    gridTemplateColumns: `repeat(${columns}, 1fr)`,
                    gridTemplateRows: `repeat(${rows}, 1fr)`,
                  }}
                >
                  {Array.from({ length: rows * columns }, (_, index) => {
                    const [row, x] = [Math.floor(index / columns), index % columns];
                    const point: DrawingPoint = [x, height - row];
                    return (
                      <button
                        key={point.join(' ')}
                        {...grid.stop([row, x])}
                        type="button"
                        className={css.crossing}
                        disabled={isDisabled}
                        aria-disabled={!isEditable}
                        aria-pressed={points.some(isAt(point))}
                        aria-label={nameOf(point)}
                        aria-describedby={describing}
                        onClick={() => press(point)}
                        onKeyDown={(event) => onKeyDown(event, point)}
                      />
                    );
                  })}
                </div>
              </div>
            )}
          </ZoomFrame>
          {isEditable && (
            <ClearButton
              isDisabled={points.length === 0}
              onPress={() => {
                put([]);
                setSaid(messages.cleared);
                grid.focus();
              }}
            >
              {messages.clear}
            </ClearButton>
          )}
          <span id={id} className={visuallyHidden}>
            {form.description} {messages.pointsKeys(number(count))}
          </span>
          <Announcement>{said}</Announcement>
        </div>
      )}
    </AnswerFrame>
  );
}
