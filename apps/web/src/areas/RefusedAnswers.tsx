import { outbox, useWaitingAnswers } from '@mashq/state/outbox';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { student } from '../strings/student/general.ts';

/** Answers that waited and were then not taken: nothing a child has done goes without a word. */
export function RefusedAnswers() {
  const { refused } = useWaitingAnswers();
  const [first] = refused;
  if (first === undefined) return null;
  const dismissAll = () => {
    for (const { order } of refused) void outbox.dismiss(order);
  };
  return (
    <Alert tone="warning" title={student.refused(formatNumber(refused.length))} onClose={dismissAll}>
      {first.refusal?.detail}
    </Alert>
  );
}
