import { useBoxRow } from '../answer-box/use-box-row.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps, RawOf } from '../answer-props.ts';
import { FractionBoxes } from '../fraction-boxes/FractionBoxes.tsx';

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
