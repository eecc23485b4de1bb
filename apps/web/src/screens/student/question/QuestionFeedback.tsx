import type { QuestionView } from '@mashq/api/contract';
import { useSolution } from '@mashq/state/member';
import { Button } from '@mashq/ui/actions/button';
import { Feedback } from '@mashq/ui/learning/feedback';
import { student } from '../../../strings/student.ts';
import type { QuestionFlow } from './use-question-flow.ts';

export interface QuestionFeedbackProps {
  view: QuestionView;
  flow: QuestionFlow;
}

/** What is said of the newest answer, or of a question done before. */
export function QuestionFeedback({ view, flow }: QuestionFeedbackProps) {
  const solution = useSolution(view);
  const { reply, judged, isReview, phase } = flow;
  const words = student.question;
  if (isReview) return <p>{words.states[view.state]}</p>;
  // An answer that waits for the network has nothing said of it yet: the sheet says that it is kept.
  const shown = phase === 'checking' || (phase === 'waiting' && reply?.verdict !== 'stored') ? null : reply;
  if (shown === null && judged === 0) return null;
  const parts = shown?.right_parts;
  return (
    <Feedback
      verdict={phase === 'answering' ? null : (shown?.verdict ?? null)}
      message={shown?.message}
      answer={judged}
      {...(parts && { rightParts: { right: parts.right, outOf: parts.out_of } })}
    >
      {shown?.offer_example && shown.may_open_solution && view.solution === null && (
        <Button kind="secondary" isPending={solution.isPending} onPress={() => solution.mutate()}>
          {words.example}
        </Button>
      )}
    </Feedback>
  );
}
