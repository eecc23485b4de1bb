import type { AnswerReply, QuestionView } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useAnswer, useDraft } from '@mashq/state/member';
import { outbox, useWaitingAnswers } from '@mashq/state/outbox';
import { emptyInput } from '@mashq/ui/learning/answers';
import type { QuestionPhase } from '@mashq/ui/learning/question-sheet';
import { useEffect, useState } from 'react';
import { questionWords } from '../../../strings/student/question.ts';

export interface QuestionFlow {
  value: RawInput;
  change: (value: RawInput) => void;
  phase: QuestionPhase;
  /** What was said of the newest answer of this visit. */
  reply: AnswerReply | null;
  /** How many answers of this visit were judged. */
  judged: number;
  /** Why the server would not take the newest answer. */
  refusal: string | null;
  /** It was done before this visit: it is only looked at. */
  isReview: boolean;
  check: () => void;
  /** Another try; undefined where there is none. */
  retry: (() => void) | undefined;
}

const DONE: readonly QuestionView['state'][] = ['right', 'corrected', 'wrong', 'revealed'];

/**
 * The way of one question: typed, checked, mended, tried again, or kept until the network is back.
 * @param isOver its homework takes no more answers
 */
export function useQuestionFlow(view: QuestionView, isOver: boolean): QuestionFlow {
  const { question_id: questionId, sheet, state, last_input } = view;
  const { waiting } = useWaitingAnswers();
  const kept = waiting.findLast((answer) => answer.questionId === questionId);
  const [draft, setDraft] = useDraft(questionId);
  const [reply, setReply] = useState<AnswerReply | null>(null);
  const [judged, setJudged] = useState(0);
  const [isTryingAgain, setTryingAgain] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useAnswer(view);

  // However the verdict comes, at once or long after the network was gone.
  useEffect(
    () =>
      outbox.onSettled((answer, outcome) => {
        if (answer.questionId !== questionId) return;
        if (outcome.kind === 'refused') {
          setRefusal(outcome.refusal.detail);
          return;
        }
        setReply(outcome.reply);
        setJudged((count) => count + 1);
        setTryingAgain(false);
      }),
    [questionId],
  );

  const isDone = isOver || DONE.includes(state);
  // An answer whose result is shown later may be changed until then, and so stands there to be changed.
  const before = isDone || state === 'answered' ? last_input : null;
  const value = kept?.raw ?? draft ?? before ?? emptyInput(sheet.answer);
  const change = (next: RawInput) => {
    setDraft(next);
    setRefusal(null);
    // An answer that could not be read is being mended: what was said of it is over.
    if (reply?.verdict === 'invalid') setReply(null);
  };
  const check = () => {
    setRefusal(null);
    mutate(value, { onError: () => setRefusal(questionWords.failed) });
  };
  const canRetry = reply !== null && state === 'open' && reply.verdict !== 'stored';
  return {
    value,
    change,
    phase: phaseOf({ isPending, isWaiting: kept !== undefined, reply: isTryingAgain ? null : reply }),
    reply,
    judged,
    refusal,
    isReview: isDone && reply === null && kept === undefined && !isPending,
    check,
    retry: canRetry ? () => setTryingAgain(true) : undefined,
  };
}

interface Standing {
  isPending: boolean;
  isWaiting: boolean;
  reply: AnswerReply | null;
}

function phaseOf({ isPending, isWaiting, reply }: Standing): QuestionPhase {
  if (isPending) return 'checking';
  if (isWaiting) return 'waiting';
  if (reply === null) return 'answering';
  // Kept by the server without a word on it: to the child it is as settled as one kept here.
  return reply.verdict === 'stored' ? 'waiting' : reply.verdict;
}
