import type { AnswerReply, QuestionView, StudentAssignment, StudentAssignmentDetail } from '@mashq/api/contract';
import type { PendingAnswer } from '../platform/offline/pending-answer.ts';
import { changeStoredReplies } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import { updatePracticeSession } from './change-session-later.ts';
import { outbox, startOutbox } from './outbox/answers.ts';
import type { AnswerResult } from './outbox/outbox.ts';
import { NO_OUTCOME, type Outcomes } from './outcomes.ts';
import { refetchAssignment, updateCachedQuestion } from './update-cached-question.ts';

let isStarted = false;

/** Starts sending stored answers and writes each outcome into the query cache. A second call does nothing. */
export function startAnswerSync(): void {
  if (isStarted) return;
  isStarted = true;
  outbox.onSettled((answer, outcome) => {
    addOutcome(answer.questionId, outcome);
    if (outcome.kind === 'reply') applyReply(answer, outcome.reply);
    else refetchAssignment(assignmentOf(answer));
  });
  startOutbox();
}

function addOutcome(questionId: string, outcome: AnswerResult): void {
  queryClient.setQueryData<Outcomes>(memberKeys.outcomes(questionId), ({ count, reply } = NO_OUTCOME) => ({
    at: Date.now(),
    reply: outcome.kind === 'reply' ? outcome.reply : reply,
    refusal: outcome.kind === 'refused' ? outcome.refusal.detail : null,
    count: count + 1,
  }));
}

function applyReply(answer: PendingAnswer, reply: AnswerReply): void {
  updateCachedQuestion(answer.questionId, (view) => ({
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
  const assignment = assignmentOf(answer);
  if (assignment) changeAssignment(assignment, answer.questionId, reply);
  else updatePracticeSession(answer.questionId, reply.state);
  for (const queryKey of [
    memberKeys.homeworks,
    memberKeys.skills,
    memberKeys.reports,
    memberKeys.courses,
    memberKeys.dueSkills,
    memberKeys.openSession,
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

type Assignment = QuestionView['assignment'];

const assignmentOf = ({ assignment, homeworkId }: PendingAnswer): Assignment =>
  assignment ?? (homeworkId ? { kind: 'homework', id: homeworkId } : null);

function changeAssignment(assignment: NonNullable<Assignment>, questionId: string, reply: AnswerReply): void {
  const queryKey = memberKeys.series([assignment.kind, assignment.id]);
  const counted = <Work extends StudentAssignment>(work: Work): Work => ({
    ...work,
    state: reply.homework_state ?? work.state,
    items_done: reply.items_done,
  });
  const changed = (work: StudentAssignmentDetail): StudentAssignmentDetail => ({
    ...counted(work),
    items: work.items.map((item) => (item.question_id === questionId ? { ...item, state: reply.state } : item)),
  });
  const isDetail = (key: readonly unknown[]) =>
    key.length === 3 && key.every((part, index) => part === queryKey[index]);
  void changeStoredReplies(isDetail, (work) => changed(work as StudentAssignmentDetail));
  void changeStoredReplies(isListKey, (page) => {
    const { items, ...rest } = page as { items: readonly StudentAssignment[] };
    return { ...rest, items: items.map((work) => (work.id === assignment.id ? counted(work) : work)) };
  });
  const known = queryClient.getQueryData<StudentAssignmentDetail>(queryKey);
  const isItem = known?.items.some((item) => item.question_id === questionId);
  // A similar question is not an item of the work, but may correct one.
  if (!known || !isItem) {
    refetchAssignment(assignment);
    return;
  }
  queryClient.setQueryData(queryKey, changed(known));
  // The result is now visible.
  if (reply.homework_state === 'submitted') refetchAssignment(assignment);
  // An activity may be completed, and the next one open.
  if (assignment.kind === 'package') refetchAssignment(assignment);
}

/** A page of a list of assigned work, as it is stored. */
const isListKey = (key: readonly unknown[]) => key[0] === 'member' && key[1] === 'homeworks' && key.length === 4;
