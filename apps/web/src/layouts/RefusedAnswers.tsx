import { outbox, useWaitingAnswers } from '@mashq/state/outbox';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { student } from '../strings/student/general.ts';

/** Lists answers that were sent late and refused, so that no refusal goes unnoticed. */
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
