import type { MemberQuizQuestion } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useAnswer } from '@mashq/state/questions/answer';
import { useDraft } from '@mashq/state/questions/draft';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { cacheSubmittedInput } from '@mashq/state/work/quizzes/quiz';
import { isSameInput } from '@mashq/state/work/quizzes/same-input';
import { emptyInput, isEmpty } from '@mashq/ui/learning/answers';
import type { QuestionPhase } from '@mashq/ui/learning/question-sheet';
import { useEffect, useRef } from 'react';

/** A pause in typing after which an answer is saved. */
const PAUSE_MS = 1200;

export interface QuizAnswer {
  value: RawInput;
  change: (value: RawInput) => void;
  phase: QuestionPhase;
  /** It waits on this device for the network. */
  isWaiting: boolean;
  /** The server has what is shown. */
  isSaved: boolean;
  /** Saves what has changed and is not saved yet. */
  save: () => void;
}

/**
 * The answer of a question of a quiz: it saves itself after a pause in typing, and when the question or the page is left.
 * Every save goes through the outbox, so that neither a lost network nor a reload loses it.
 */
export function useQuizAnswer(
  quizId: string,
  { question_id: questionId, position, last_input, sheet }: MemberQuizQuestion,
  isOpen: boolean,
): QuizAnswer {
  const { waiting } = useWaitingAnswers();
  const unsent = waiting.findLast((answer) => answer.questionId === questionId);
  const [draft, setDraft] = useDraft(questionId);
  const { mutate, reply } = useAnswer({ question_id: questionId, assignment: { kind: 'quiz', id: quizId } });
  const empty = sheet === null ? null : emptyInput(sheet.answer);
  const stored = (unsent?.raw as RawInput | undefined) ?? last_input;
  const value = draft ?? stored ?? (empty as RawInput);
  const saved = useRef(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = (given = value) => {
    clearTimeout(timer.current);
    if (!isOpen || given === null || isEmpty(given)) return;
    // After a reload what waits on this device is known only after the first render.
    if (isSameInput(given, saved.current) || isSameInput(given, stored)) return;
    saved.current = given;
    cacheSubmittedInput(quizId, position, given);
    mutate(given);
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const leave = () => latest.current();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);

  const isUnread = reply?.verdict === 'invalid' && isSameInput(saved.current, value);
  return {
    value,
    change: (next) => {
      setDraft(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(next), PAUSE_MS);
    },
    phase: isUnread ? 'invalid' : 'answering',
    isWaiting: unsent !== undefined,
    isSaved: unsent === undefined && isSameInput(stored, value) && stored !== null,
    save: () => save(),
  };
}
