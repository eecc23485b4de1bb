import type { MemberQuiz, MemberQuizQuestion } from '@mashq/api/contract';
import type { QuestionSheetData, RawInput } from '@mashq/curriculum/model';
import type { AnsweringView } from '@mashq/state/questions/answering/store';
import { isEmpty, isIncomplete } from '@mashq/ui/learning/answers';

/** A pause in typing after which an answer is saved. */
const SAVED_AFTER_MS = 1200;

/** Whether a part of an answer is filled in, and another is not. */
export function isHalf({ sheet }: Pick<MemberQuizQuestion, 'sheet'>, raw: RawInput | null): boolean {
  return raw !== null && sheet !== null && !isEmpty(raw) && isIncomplete((sheet as QuestionSheetData).answer, raw);
}

/** A question of a quiz as it is answered: it saves itself, once it is whole, while the quiz runs. */
export function answeringView({ id, state }: MemberQuiz, question: MemberQuizQuestion): AnsweringView {
  return {
    questionId: question.question_id,
    assignment: { kind: 'quiz', id },
    last: question.last_input,
    isOver: state !== 'running',
    saving: { afterMs: SAVED_AFTER_MS, isUnfinished: (raw) => isEmpty(raw) || isHalf(question, raw) },
  };
}
