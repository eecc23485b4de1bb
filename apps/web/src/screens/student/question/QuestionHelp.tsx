import type { QuestionView } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/api';
import { type useHint, useSolution, useUnderstood } from '@mashq/state/member';
import { Alert } from '@mashq/ui/feedback/alert';
import { Stack } from '@mashq/ui/layout/stack';
import { HintSteps } from '@mashq/ui/learning/hint-steps';
import { questionWords } from '../../../strings/student/question.ts';

export interface QuestionHelpProps {
  view: QuestionView;
  hint: ReturnType<typeof useHint>;
  onTwin: (questionId: string) => void;
}

/** The ladder of hints, the worked solution at its end, and the twin after it. */
export function QuestionHelp({ view, hint, onTwin }: QuestionHelpProps) {
  const solution = useSolution(view);
  const understood = useUnderstood(view);
  const { hints, more_hints, may_open_solution } = view;
  const error = (hint.error ?? solution.error ?? understood.error) as ApiError | null;
  // On a question that was put right the child needs no second way to the same end.
  const mayAskTwin = view.state === 'revealed';
  return (
    <Stack>
      <HintSteps
        hints={hints}
        hasMore={more_hints}
        {...(hints.length > 0 && { onHint: () => hint.mutate() })}
        {...(may_open_solution && { onSolution: () => solution.mutate() })}
        solution={view.solution}
        {...(mayAskTwin && {
          onUnderstood: () => understood.mutate(undefined, { onSuccess: ({ question_id }) => onTwin(question_id) }),
        })}
        isPending={hint.isPending || solution.isPending || understood.isPending}
      />
      {error !== null && <Alert tone="warning">{error.status === 0 ? questionWords.offlineHint : error.detail}</Alert>}
    </Stack>
  );
}
