import type { AnswerReply, QuestionView, StudentHomeworkDetail } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { makeId } from '../id/index.ts';
import { outbox, type Settled, startOutbox, type WaitingAnswer } from '../outbox/index.ts';
import { queryClient } from '../query/query-client.ts';
import { ActiveTime } from './active-time.ts';
import { memberKeys } from './keys.ts';
import { changeQuestion } from './question.ts';

/** What the server said to the answers of one question, since the app was loaded. */
interface Outcomes {
  /** Time of the newest outcome, in milliseconds since 1970. */
  at: number;
  /** The newest reply. */
  reply: AnswerReply | null;
  /** Why the newest answer was refused; null after a reply. */
  refusal: string | null;
  /** How many answers had an outcome. */
  count: number;
}

const NO_OUTCOME: Outcomes = { at: 0, reply: null, refusal: null, count: 0 };

/**
 * Submits answers of a question and reads what became of them. Every outcome arrives here by the query cache, at once or
 * after waiting for the network; outcomes from before `view` was opened are left out.
 */
export function useAnswer(view: QuestionView | undefined) {
  const activeTime = useRef<ActiveTime>(null);
  const questionId = view?.question_id;
  const [openedAt] = useState(() => Date.now());
  useEffect(() => {
    if (questionId === undefined) return;
    const measuring = new ActiveTime();
    activeTime.current = measuring;
    return () => measuring.end();
  }, [questionId]);

  const { data } = useQuery({
    queryKey: memberKeys.outcomes(questionId ?? ''),
    queryFn: () => NO_OUTCOME,
    enabled: false,
  });
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: async (raw: RawInput) => {
      if (!view || !activeTime.current) throw new Error('An answer needs a question.');
      await outbox.submit({
        id: makeId(),
        questionId: view.question_id,
        homeworkId: view.homework_id,
        raw,
        answeredAt: new Date().toISOString(),
        ...activeTime.current.take(),
      });
    },
  });
  const { reply, refusal, count } = data !== undefined && data.at >= openedAt ? data : NO_OUTCOME;
  return { mutate, mutateAsync, isPending, reply, refusal, count };
}

let isStarted = false;

/** Starts sending stored answers and writes each outcome into the query cache. A second call does nothing. */
export function startAnswerSync(): void {
  if (isStarted) return;
  isStarted = true;
  outbox.onSettled((answer, outcome) => {
    addOutcome(answer.questionId, outcome);
    if (outcome.kind === 'reply') applyReply(answer, outcome.reply);
    else forgetHomework(answer.homeworkId);
  });
  startOutbox();
}

function addOutcome(questionId: string, outcome: Settled): void {
  queryClient.setQueryData<Outcomes>(memberKeys.outcomes(questionId), ({ count, reply } = NO_OUTCOME) => ({
    at: Date.now(),
    reply: outcome.kind === 'reply' ? outcome.reply : reply,
    refusal: outcome.kind === 'refused' ? outcome.refusal.detail : null,
    count: count + 1,
  }));
}

function applyReply(answer: WaitingAnswer, reply: AnswerReply): void {
  changeQuestion(answer.questionId, (view) => ({
    state: reply.state,
    tries: reply.tries,
    more_hints: reply.more_hints,
    may_open_solution: reply.may_open_solution,
    standing: reply.standing ?? view.standing,
    next_question_id: reply.next_question_id ?? view.next_question_id,
    last_input: reply.verdict === 'invalid' ? view.last_input : answer.raw,
  }));
  // An unreadable answer uses up no try, so nothing else has changed.
  if (reply.verdict === 'invalid') return;
  if (answer.homeworkId !== null) changeHomework(answer.homeworkId, answer.questionId, reply);
  for (const queryKey of [memberKeys.homeworks, memberKeys.skills, memberKeys.reports]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

function changeHomework(homeworkId: string, questionId: string, reply: AnswerReply): void {
  const homework = queryClient.getQueryData<StudentHomeworkDetail>(memberKeys.homework(homeworkId));
  const isItem = homework?.items.some((item) => item.question_id === questionId);
  // A similar question is not an item of the homework, but may correct one.
  if (!homework || !isItem) {
    forgetHomework(homeworkId);
    return;
  }
  queryClient.setQueryData<StudentHomeworkDetail>(memberKeys.homework(homeworkId), {
    ...homework,
    state: reply.homework_state ?? homework.state,
    items_done: reply.items_done,
    items: homework.items.map((item) => (item.question_id === questionId ? { ...item, state: reply.state } : item)),
  });
  // The result is now visible.
  if (reply.homework_state === 'submitted') forgetHomework(homeworkId);
}

function forgetHomework(homeworkId: string | null): void {
  if (homeworkId === null) return;
  void queryClient.invalidateQueries({ queryKey: memberKeys.homework(homeworkId), exact: true });
}
