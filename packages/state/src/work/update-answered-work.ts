import type { AnswerReply, QuestionView, StudentAssignment, StudentAssignmentDetail } from '@mashq/api/contract';
import { changeStoredReplies } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import type { AnswerNews } from '../questions/answering/store.ts';

/** Writes what became of an answer into its assigned work and the lists of it. */
export function updateAnsweredWork(news: AnswerNews): void {
  const { kind, assignment, questionId } = news;
  if (kind === 'refused') refetchAssignment(assignment);
  if (kind === 'revealed') {
    refetchAssignment(assignment);
    void queryClient.invalidateQueries({ queryKey: memberKeys.homeworks });
  }
  // An unreadable answer uses up no try, so nothing else has changed.
  if (kind !== 'replied' || news.reply.verdict === 'invalid') return;
  if (assignment) changeAssignment(assignment, questionId, news.reply);
  void queryClient.invalidateQueries({ queryKey: memberKeys.homeworks });
}

/** Reads assigned work again that is in the cache. */
function refetchAssignment(assignment: QuestionView['assignment']): void {
  if (!assignment) return;
  void queryClient.invalidateQueries({ queryKey: memberKeys.series([assignment.kind, assignment.id]), exact: true });
}

function changeAssignment(
  assignment: NonNullable<QuestionView['assignment']>,
  questionId: string,
  reply: AnswerReply,
): void {
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
  void changeStoredReplies(queryKey, (work) => changed(work as StudentAssignmentDetail));
  // Lists are stored page by page.
  void changeStoredReplies(memberKeys.homeworks, (page) => {
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
