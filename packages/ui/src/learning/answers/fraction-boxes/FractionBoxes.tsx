import type { KeyboardEvent } from 'react';
import type { CommonAnswerMessages } from '../../../i18n/fa/learning-answers.ts';
import { AnswerBox } from '../answer-box/AnswerBox.tsx';
import type { BoxRow } from '../answer-box/use-box-row.ts';
import type { AnswerStatus } from '../answer-props.ts';
import * as css from './FractionBoxes.css.ts';

const SLASH = /[/⁄∕]/;

/**
 * A slash typed in a numerator means «now the denominator». What was after it goes below when the denominator is still
 * empty, so that a pasted «۳/۴» fills both boxes; otherwise the digits stay together. Null when there is no slash.
 */
export function splitAtSlash(typed: string, denominator: string): { numerator: string; denominator: string } | null {
  const at = typed.search(SLASH);
  if (at === -1) return null;
  const head = typed.slice(0, at);
  const tail = typed.slice(at + 1);
  return denominator === '' ? { numerator: head, denominator: tail } : { numerator: head + tail, denominator };
}

export interface FractionBoxesProps {
  numerator: string;
  denominator: string;
  onChange: (parts: { numerator: string; denominator: string }) => void;
  /** The boxes of the whole answer; the numerator is at `place` and the denominator after it. */
  row: BoxRow;
  place: number;
  /** A key that moves out of the fraction at its left edge; true when it did. */
  onLeave?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  status?: AnswerStatus | undefined;
  isReadOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
  describedBy?: string | undefined;
  messages: CommonAnswerMessages;
}

/** A stacked fraction to be typed: the arrows move between its boxes, a slash in the upper one goes to the lower one. */
export function FractionBoxes({
  numerator,
  denominator,
  onChange,
  row,
  place,
  onLeave,
  describedBy,
  messages,
  ...state
}: FractionBoxesProps) {
  const below = place + 1;
  return (
    <div className={css.stack} dir="ltr">
      <AnswerBox
        {...state}
        ref={row.at(place)}
        keyboard="numeric"
        enterKey="next"
        aria-label={messages.numerator}
        aria-describedby={describedBy}
        value={numerator}
        onChange={(typed) => {
          const parts = splitAtSlash(typed, denominator);
          onChange(parts ?? { numerator: typed, denominator });
          if (parts !== null) row.go(below);
        }}
        onKeyDown={(event) => {
          if (row.onKey(event, place) || onLeave?.(event) === true) return;
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            row.go(below);
          }
        }}
      />
      <span aria-hidden="true" className={css.bar} />
      <AnswerBox
        {...state}
        ref={row.at(below)}
        keyboard="numeric"
        aria-label={messages.denominator}
        aria-describedby={describedBy}
        value={denominator}
        onChange={(typed) => onChange({ numerator, denominator: typed })}
        onKeyDown={(event) => {
          if (row.onKey(event, below) || onLeave?.(event) === true) return;
          if (event.key === 'ArrowUp') {
            event.preventDefault();
            row.go(place);
          }
        }}
      />
    </div>
  );
}
