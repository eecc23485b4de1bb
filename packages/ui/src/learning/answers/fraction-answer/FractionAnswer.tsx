import { faLearningAnswers } from '../../../i18n/fa/learning-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useBoxRow } from '../answer-box/index.ts';
import { AnswerFrame } from '../answer-frame/index.ts';
import type { AnswerProps, RawOf } from '../answer-props.ts';
import { FractionBoxes } from '../fraction-boxes/index.ts';

export type FractionAnswerProps = AnswerProps<RawOf<'fraction'>>;

/** A stacked fraction: numerator over denominator, never a slash in a line. */
export function FractionAnswer({ value, onChange, messages: overrides, ...props }: FractionAnswerProps) {
  const { isReadOnly, isDisabled, status, isMarked, labelledBy, describedBy } = props;
  const messages = { ...messagesFor('learningAnswers', faLearningAnswers).answers, ...overrides };
  const row = useBoxRow([value.numerator, value.denominator], props);
  return (
    <AnswerFrame
      status={status}
      isMarked={isMarked}
      labelledBy={labelledBy}
      describedBy={describedBy}
      messages={messages}
    >
      {(describing) => (
        <FractionBoxes
          numerator={value.numerator}
          denominator={value.denominator}
          onChange={(parts) => onChange({ kind: 'fraction', ...parts })}
          row={row}
          place={0}
          status={status}
          isReadOnly={isReadOnly}
          isDisabled={isDisabled}
          describedBy={describing}
          messages={messages}
        />
      )}
    </AnswerFrame>
  );
}
