import type { QuestionView } from '@mashq/api/contract';
import { useSolution } from '@mashq/state/questions/question';
import { Button } from '@mashq/ui/actions/button';
import { AnswerFeedback } from '@mashq/ui/learning/answer-feedback';
import { questionWords } from '../strings/student-question.ts';
import type { QuestionFlow } from './use-question-flow.ts';

export interface QuestionFeedbackProps {
  view: QuestionView;
  flow: QuestionFlow;
}

/** Feedback on the newest answer, or the state of a question finished before. */
export function QuestionFeedback({ view, flow }: QuestionFeedbackProps) {
  const solution = useSolution(view);
  const { reply, count, isReview } = flow;
  const words = questionWords;
  if (isReview) return <p>{view.is_withdrawn ? words.withdrawn : words.states[view.state]}</p>;
  if (reply === null) return null;
  const { verdict, message, right_parts: parts, offer_example, may_open_solution } = reply;
  return (
    <AnswerFeedback
      verdict={verdict}
      message={message}
      answer={count}
      {...(parts && { rightParts: { right: parts.right, outOf: parts.out_of } })}
    >
      {offer_example && may_open_solution && view.solution === null && (
        <Button variant="secondary" isPending={solution.isPending} onPress={() => solution.mutate()}>
          {words.example}
        </Button>
      )}
    </AnswerFeedback>
  );
}
