import type { AnswerReply, QuestionView } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useAnswer } from '@mashq/state/questions/answer';
import { useDraft } from '@mashq/state/questions/draft';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { emptyInput } from '@mashq/ui/learning/answers';
import type { QuestionPhase } from '@mashq/ui/learning/question-sheet';
import { useState } from 'react';
import { questionWords } from '../strings/student-question.ts';

export interface QuestionFlow {
  value: RawInput;
  change: (value: RawInput) => void;
  phase: QuestionPhase;
  /** The server's reply to the newest answer since the question was opened. */
  reply: AnswerReply | null;
  /** Number of the newest outcome. */
  count: number;
  /** Why the server refused the newest answer. */
  refusal: string | null;
  /** The question was finished before it was opened; it is read-only. */
  isReview: boolean;
  check: () => void;
  /** Starts another try; undefined if there is none. */
  retry: (() => void) | undefined;
}

const DONE: readonly QuestionView['state'][] = ['right', 'corrected', 'wrong', 'revealed'];

/**
 * The state of one question: typing, checking, correcting, trying again, or waiting for the network.
 * @param isOver its homework takes no more answers
 */
export function useQuestionFlow(view: QuestionView, isOver: boolean): QuestionFlow {
  const { question_id: questionId, sheet, state, last_input } = view;
  const { waiting, refused } = useWaitingAnswers();
  const unsent = waiting.findLast((answer) => answer.questionId === questionId);
  /** Sent later, when nobody saw what came of it. */
  const unread = refused.findLast((answer) => answer.questionId === questionId);
  const [draft, setDraft] = useDraft(questionId);
  const { mutate, isPending, reply: newest, refusal: newestRefusal, count } = useAnswer(view);
  /** The outcome that editing or checking again has cleared, and the one being tried again, by number. */
  const [cleared, setCleared] = useState<number | null>(null);
  const [retried, setRetried] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  // An unreadable answer is cleared as soon as it is edited; other feedback stays.
  const reply = newest?.verdict === 'invalid' && cleared === count ? null : newest;
  const refusal =
    failure ?? (cleared === count ? null : (newestRefusal ?? (reply ? null : (unread?.refusal?.detail ?? null))));

  const isDone = isOver || DONE.includes(state);
  // An answer whose result is shown later can be changed until then, so it is shown for editing.
  const before = isDone || state === 'answered' ? last_input : null;
  const value = unsent?.raw ?? draft ?? (isDone ? undefined : unread?.raw) ?? before ?? emptyInput(sheet.answer);
  const clear = () => {
    setCleared(count);
    setFailure(null);
  };
  const change = (next: RawInput) => {
    setDraft(next);
    clear();
  };
  const check = () => {
    clear();
    mutate(value, { onError: () => setFailure(questionWords.failed) });
  };
  const canRetry = reply !== null && state === 'open' && reply.verdict !== 'stored';
  const hasFeedback = retried !== count && newestRefusal === null;
  return {
    value,
    change,
    phase: phaseOf({ isPending, isWaiting: unsent !== undefined, reply: hasFeedback ? reply : null }),
    reply,
    count,
    refusal,
    isReview: isDone && reply === null && unsent === undefined && !isPending,
    check,
    retry: canRetry ? () => setRetried(count) : undefined,
  };
}

interface PhaseInput {
  isPending: boolean;
  isWaiting: boolean;
  reply: AnswerReply | null;
}

function phaseOf({ isPending, isWaiting, reply }: PhaseInput): QuestionPhase {
  if (isPending) return 'checking';
  if (isWaiting) return 'waiting';
  return reply?.verdict ?? 'answering';
}
