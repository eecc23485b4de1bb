import type { QuestionView } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { type useHint, useSimilarQuestion, useSolution } from '@mashq/state/questions/question';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Stack } from '@mashq/ui/layout/stack';
import { HintSteps } from '@mashq/ui/learning/hint-steps';
import { BookOpen } from 'lucide-react';
import { exampleWords } from '../strings/student-help.ts';
import { questionWords } from '../strings/student-question.ts';
import { ReportQuestion } from './ReportQuestion.tsx';

export interface QuestionHelpProps {
  view: QuestionView;
  hint: ReturnType<typeof useHint>;
  onSimilarQuestion: (questionId: string) => void;
  /** Opens a worked example of the skill; it is no hint. */
  onExample?: (() => void) | undefined;
}

/** Hints, then the worked solution, then a similar question; a report of what is wrong with the question. */
export function QuestionHelp({ view, hint, onSimilarQuestion, onExample }: QuestionHelpProps) {
  const solution = useSolution(view);
  const similar = useSimilarQuestion(view);
  const { hints, more_hints, may_open_solution } = view;
  const error = (hint.error ?? solution.error ?? similar.error) as ApiError | null;
  // A corrected question offers no similar one.
  const mayAskSimilar = view.state === 'revealed';
  return (
    <Stack>
      <HintSteps
        hints={hints}
        hasMore={more_hints}
        {...(hints.length > 0 && { onHint: () => hint.mutate() })}
        {...(may_open_solution && { onSolution: () => solution.mutate() })}
        solution={view.solution}
        {...(mayAskSimilar && {
          onUnderstood: () =>
            similar.mutate(undefined, { onSuccess: ({ question_id }) => onSimilarQuestion(question_id) }),
        })}
        isPending={hint.isPending || solution.isPending || similar.isPending}
      />
      {onExample && (
        <Button variant="quiet" icon={<BookOpen size="1.2em" />} onPress={onExample}>
          {exampleWords.again}
        </Button>
      )}
      <ReportQuestion key={view.question_id} questionId={view.question_id} />
      {error !== null && <Alert tone="warning">{error.status === 0 ? questionWords.offlineHint : error.detail}</Alert>}
    </Stack>
  );
}
