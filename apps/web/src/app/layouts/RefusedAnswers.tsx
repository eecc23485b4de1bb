import { outbox, useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { UNREADABLE } from '@mashq/state/questions/outbox/outbox';
import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { student } from '../../platform/strings/student-general.ts';

type Answer = ReturnType<typeof useWaitingAnswers>['refused'][number];

/** Where the question of an answer is: in its homework or review, or by itself. */
function pathOf({ assignment, questionId }: Answer): string {
  if (assignment?.kind === 'homework') return `/student/homeworks/${assignment.id}/question/${questionId}`;
  if (assignment?.kind === 'review') return `/student/review/${assignment.id}/question/${questionId}`;
  if (assignment?.kind === 'quiz') return `/student/quiz/${assignment.id}`;
  return `/student/skill/question/${questionId}`;
}

/** Lists answers that were sent late and refused, so that no refusal goes unnoticed. What can be finished has a way to it. */
export function RefusedAnswers() {
  const { refused } = useWaitingAnswers();
  const [first] = refused;
  if (first === undefined) return null;
  const dismissAll = () => {
    for (const { order } of refused) void outbox.dismiss(order);
  };
  const unfinished = refused.find(({ refusal }) => refusal?.status === UNREADABLE);
  const shown = unfinished ?? first;
  return (
    <Alert
      tone="warning"
      title={student.refused(formatNumber(refused.length))}
      onClose={dismissAll}
      {...(unfinished && { actions: <Link href={pathOf(unfinished)}>{student.finish}</Link> })}
    >
      {shown.refusal?.detail}
    </Alert>
  );
}
