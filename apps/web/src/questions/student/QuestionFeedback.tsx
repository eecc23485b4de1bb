import type { AnswerReply, QuestionView } from '@mashq/api/contract';
import { useSolution } from '@mashq/state/questions/question';
import { Button } from '@mashq/ui/actions/button';
import { AnswerFeedback } from '@mashq/ui/learning/answer-feedback';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { questionWords, rightWords } from '../strings/student-question.ts';
import { praiseOf, rightWay } from './praise.ts';

/** The drawing is large and a verdict needs the network: it is not stored for times without one. */
const mascot = lazyComponent(() => import('./PeekingMascot.tsx'), 'PeekingMascot');
// With this file, which is loaded before the first answer: later it would push the verdict down.
mascot.preload();

export interface QuestionFeedbackProps {
  view: QuestionView;
  /** The server's reply to the newest answer since the question was opened; null for a question finished before. */
  reply: AnswerReply | null;
  /** Number of the newest outcome. */
  count: number;
}

/** Feedback on the newest answer, or the state of a question finished before. */
export function QuestionFeedback({ view, reply, count }: QuestionFeedbackProps) {
  const solution = useSolution(view);
  const words = questionWords;
  if (reply === null) return <p>{view.is_withdrawn ? words.withdrawn : words.states[view.state]}</p>;
  const { verdict, message, right_parts: parts, offer_example, may_open_solution } = reply;
  const way = rightWay(reply, view.hints.length);
  return (
    <AnswerFeedback
      verdict={verdict}
      answer={count}
      mascot={
        <OptionalBoundary>
          <mascot.Component />
        </OptionalBoundary>
      }
      {...(verdict === 'right'
        ? {
            messages: { right: rightWords[way].title },
            message: [{ t: 'text', text: praiseOf(reply.attempt_id, way) }],
          }
        : { message })}
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
