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
  /** The server's reply to the newest answer since the question was opened. */
  reply: AnswerReply | null;
  /** How many answers were graded since the question was opened. */
  gradedCount: number;
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
  const { waiting } = useWaitingAnswers();
  const unsent = waiting.findLast((answer) => answer.questionId === questionId);
  const [draft, setDraft] = useDraft(questionId);
  const [reply, setReply] = useState<AnswerReply | null>(null);
  const [gradedCount, setGradedCount] = useState(0);
  const [isTryingAgain, setTryingAgain] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useAnswer(view);

  // Verdicts that arrive at once and verdicts of answers that waited for the network.
  useEffect(
    () =>
      outbox.onSettled((answer, outcome) => {
        if (answer.questionId !== questionId) return;
        if (outcome.kind === 'refused') {
          setRefusal(outcome.refusal.detail);
          return;
        }
        setReply(outcome.reply);
        setGradedCount((count) => count + 1);
        setTryingAgain(false);
      }),
    [questionId],
  );

  const isDone = isOver || DONE.includes(state);
  // An answer whose result is shown later can be changed until then, so it is shown for editing.
  const before = isDone || state === 'answered' ? last_input : null;
  const value = unsent?.raw ?? draft ?? before ?? emptyInput(sheet.answer);
  const change = (next: RawInput) => {
    setDraft(next);
    setRefusal(null);
    // The unreadable answer is being edited, so its feedback is cleared.
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
    phase: phaseOf({ isPending, isWaiting: unsent !== undefined, reply: isTryingAgain ? null : reply }),
    reply,
    gradedCount,
    refusal,
    isReview: isDone && reply === null && unsent === undefined && !isPending,
    check,
    retry: canRetry ? () => setTryingAgain(true) : undefined,
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
  if (reply === null) return 'answering';
  // Stored by the server without a verdict: shown like an answer that waits here.
  return reply.verdict === 'stored' ? 'waiting' : reply.verdict;
}
