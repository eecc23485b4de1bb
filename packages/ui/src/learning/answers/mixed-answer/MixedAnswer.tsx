import { AnswerBox } from '../answer-box/AnswerBox.tsx';
import { caretIsAt, useBoxRow } from '../answer-box/use-box-row.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps, RawOf } from '../answer-props.ts';
import { FractionBoxes, splitAtSlash } from '../fraction-boxes/FractionBoxes.tsx';
import * as css from './MixedAnswer.css.ts';

export type MixedAnswerProps = AnswerProps<RawOf<'mixed'>>;

const WHOLE = 0;
const NUMERATOR = 1;

/** A space after the whole part means «now the fraction»; what was after it goes there when that is still empty. */
function splitAtSpace(typed: string, value: RawOf<'mixed'>): RawOf<'mixed'> | null {
  const [, head, tail = ''] = /^(\S+) (.*)$/.exec(typed) ?? [];
  if (head === undefined) return null;
  if (tail === '') return { ...value, whole: head };
  if (value.numerator !== '' || value.denominator !== '') return { ...value, whole: head + tail };
  return { ...value, whole: head, numerator: tail, ...splitAtSlash(tail, '') };
}

/** A mixed number: the box of the whole part is on the left of the fraction, as the textbooks print it. */
export function MixedAnswer(props: MixedAnswerProps) {
  const { value, onChange } = props;
  const { messages, frame, state } = answerParts(props);
  const row = useBoxRow([value.whole, value.numerator, value.denominator], props);
  return (
    <AnswerFrame {...frame}>
      {(describing) => (
        <div className={css.row} dir="ltr">
          <AnswerBox
            ref={row.at(WHOLE)}
            keyboard="numeric"
            enterKey="next"
            aria-label={messages.whole}
            aria-describedby={describing}
            value={value.whole}
            onChange={(typed) => {
              const next = splitAtSpace(typed, value);
              onChange(next ?? { ...value, whole: typed });
              if (next !== null) row.go(NUMERATOR);
            }}
            onKeyDown={(event) => {
              if (row.onKey(event, WHOLE) || event.key !== 'ArrowRight' || !caretIsAt(event, 'end')) return;
              event.preventDefault();
              row.go(NUMERATOR, 'start');
            }}
            {...state}
          />
          <FractionBoxes
            numerator={value.numerator}
            denominator={value.denominator}
            onChange={(parts) => onChange({ ...value, ...parts })}
            row={row}
            place={NUMERATOR}
            onLeave={(event) => {
              if (event.key !== 'ArrowLeft' || !caretIsAt(event, 'start')) return false;
              event.preventDefault();
              row.go(WHOLE);
              return true;
            }}
            {...state}
            describedBy={describing}
            messages={messages}
          />
        </div>
      )}
    </AnswerFrame>
  );
}
