import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { account } from '../strings/account.ts';

/** Warns a user who signs out that some answers have not been sent, and says what happens to them. */
export function WaitingNote() {
  const { waiting } = useWaitingAnswers();
  if (waiting.length === 0) return null;
  return <Alert tone="warning">{account.exit.waiting(formatNumber(waiting.length))}</Alert>;
}
