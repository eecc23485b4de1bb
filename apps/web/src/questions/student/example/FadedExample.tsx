import type { RawInput } from '@mashq/curriculum/model';
import { useTryExample, type WorkedExample } from '@mashq/state/questions/worked-example';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Stack } from '@mashq/ui/layout/stack';
import { AnswerFeedback } from '@mashq/ui/learning/answer-feedback';
import { emptyInput } from '@mashq/ui/learning/answers';
import { type QuestionPhase, QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { SolutionSteps } from '@mashq/ui/learning/solution-steps';
import { useState } from 'react';
import { exampleWords as words } from '../../strings/student-help.ts';

export interface FadedExampleProps {
  questionId: string;
  place: readonly string[];
  faded: NonNullable<WorkedExample['faded']>;
  onMyTurn: () => void;
}

/** An example whose first steps are shown and whose result the student gives; nothing of it counts. */
export function FadedExample({ questionId, place, faded: { sheet, solution }, onMyTurn }: FadedExampleProps) {
  const [value, setValue] = useState<RawInput>(() => emptyInput(sheet.answer));
  const { mutate, data, error, isPending, variables, reset } = useTryExample(questionId);
  /** Number of the newest outcome. */
  const [count, setCount] = useState(0);
  const attempt = (raw: RawInput | null) => mutate(raw, { onSuccess: () => setCount(count + 1) });
  const isShown = data?.verdict === 'shown';
  const verdict = data === undefined || data.verdict === 'shown' ? null : data.verdict;
  const phase: QuestionPhase = isPending && variables !== null ? 'checking' : (verdict ?? 'answering');
  const all = data?.solution ?? null;
  const feedback = error ? (
    <Alert tone="warning">{error.status === 0 ? words.offline : error.message}</Alert>
  ) : verdict !== null && data ? (
    <AnswerFeedback
      verdict={verdict}
      answer={count}
      {...(verdict === 'right' ? { messages: { right: words.right } } : { message: data.message })}
    />
  ) : isShown ? (
    <p>{words.shown}</p>
  ) : undefined;
  return (
    <QuestionSheet
      questionKey={`${questionId} faded example`}
      place={place}
      question={sheet}
      value={value}
      onChange={(next) => {
        // What is said is of the answer that was checked.
        if (!isShown) reset();
        setValue(next);
      }}
      phase={phase}
      onCheck={() => attempt(value)}
      onRetry={reset}
      onNext={onMyTurn}
      isReview={isShown}
      messages={{ sheet: words.fadedTitle, next: words.myTurn }}
      feedback={feedback}
      hints={
        <Stack gap={3}>
          <div aria-live="polite" aria-relevant="additions">
            <SolutionSteps steps={all ?? solution} />
          </div>
          {all === null && (
            <>
              <p>{words.goOn}</p>
              <Button
                variant="secondary"
                isFullWidth
                isPending={isPending && variables === null}
                onPress={() => attempt(null)}
              >
                {words.show}
              </Button>
              <Button variant="quiet" isFullWidth onPress={onMyTurn}>
                {words.myTurn}
              </Button>
            </>
          )}
        </Stack>
      }
    />
  );
}
