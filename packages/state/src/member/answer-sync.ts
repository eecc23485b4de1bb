import type { AnswerReply, StudentHomeworkDetail } from '@mashq/api/contract';
import { outbox, type Settled, startOutbox, type WaitingAnswer } from '../outbox/index.ts';
import { queryClient } from '../query/query-client.ts';
import { changeQuestion } from './change-question.ts';
import { changeSession } from './change-session-later.ts';
import { memberKeys } from './keys.ts';
import { NO_OUTCOME, type Outcomes } from './outcomes.ts';

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
    mastery: reply.mastery ?? view.mastery,
    next_question_id: reply.next_question_id ?? view.next_question_id,
    last_input: reply.verdict === 'invalid' ? view.last_input : answer.raw,
  }));
  // An unreadable answer uses up no try, so nothing else has changed.
  if (reply.verdict === 'invalid') return;
  if (answer.homeworkId !== null) changeHomework(answer.homeworkId, answer.questionId, reply);
  else changeSession(answer.questionId, reply.state);
  for (const queryKey of [
    memberKeys.homeworks,
    memberKeys.skills,
    memberKeys.reports,
    memberKeys.courses,
    memberKeys.dueSkills,
  ]) {
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
