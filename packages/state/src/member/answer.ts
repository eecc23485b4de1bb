import type { AnswerReply, QuestionView, StudentHomeworkDetail } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { makeId } from '../id/index.ts';
import { outbox, startOutbox, type WaitingAnswer } from '../outbox/index.ts';
import { queryClient } from '../query/query-client.ts';
import { ActiveTime } from './active-time.ts';
import { memberKeys } from './keys.ts';
import { changeQuestion } from './question.ts';

/** Submits an answer. Its outcome (verdict, refusal, or waiting) is in the returned promise and in `outbox.onSettled`. */
export function useAnswer(view: QuestionView | undefined) {
  const activeTime = useRef<ActiveTime>(null);
  const questionId = view?.question_id;
  useEffect(() => {
    if (questionId === undefined) return;
    const watching = new ActiveTime();
    activeTime.current = watching;
    return () => watching.end();
  }, [questionId]);

  return useMutation({
    mutationFn: (raw: RawInput) => {
      if (!view || !activeTime.current) throw new Error('An answer needs a question.');
      return outbox.submit({
        id: makeId(),
        questionId: view.question_id,
        homeworkId: view.homework_id,
        raw,
        answeredAt: new Date().toISOString(),
        ...activeTime.current.take(),
      });
    },
  });
}

let isStarted = false;

/** Starts sending stored answers and writes each reply into the query cache. Call once, before the first render. */
export function startAnswerSync(): void {
  if (isStarted) return;
  isStarted = true;
  outbox.onSettled((answer, outcome) => {
    if (outcome.kind === 'reply') applyReply(answer, outcome.reply);
    else forgetHomework(answer.homeworkId);
  });
  startOutbox();
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
