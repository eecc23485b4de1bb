import type { MemberQuiz, MemberQuizQuestion } from '@mashq/api/contract';
import type { AnsweringView } from '@mashq/state/questions/answering/store';
import { isEmpty } from '@mashq/ui/learning/answers';

/** A pause in typing after which an answer is saved. */
const saving = { afterMs: 1200, isEmpty };

/** A question of a quiz as it is answered: it saves itself, while the quiz runs. */
export function answeringView(
  { id, state }: MemberQuiz,
  { question_id: questionId, last_input: last }: MemberQuizQuestion,
): AnsweringView {
  return { questionId, assignment: { kind: 'quiz', id }, last, isOver: state !== 'running', saving };
}
