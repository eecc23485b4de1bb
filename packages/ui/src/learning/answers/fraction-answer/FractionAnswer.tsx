import { useBoxRow } from '../answer-box/index.ts';
import { AnswerFrame, answerParts } from '../answer-frame/index.ts';
import type { AnswerProps, RawOf } from '../answer-props.ts';
import { FractionBoxes } from '../fraction-boxes/index.ts';

export type FractionAnswerProps = AnswerProps<RawOf<'fraction'>>;

/** A stacked fraction: numerator over denominator, never a slash in a line. */
export function FractionAnswer(props: FractionAnswerProps) {
  const { value, onChange } = props;
  const { messages, frame, state } = answerParts(props);
  const row = useBoxRow([value.numerator, value.denominator], props);
  return (
    <AnswerFrame {...frame}>
      {(describing) => (
        <FractionBoxes
          numerator={value.numerator}
          denominator={value.denominator}
          onChange={(parts) => onChange({ kind: 'fraction', ...parts })}
          row={row}
          place={0}
          {...state}
          describedBy={describing}
          messages={messages}
        />
      )}
    </AnswerFrame>
  );
}
