import { useWaitingAnswers } from '@mashq/state/outbox';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { account } from '../strings/account.ts';

/** Tells whoever leaves that answers of theirs have not arrived, and what becomes of them. */
export function WaitingNote() {
  const { waiting } = useWaitingAnswers();
  if (waiting.length === 0) return null;
  return <Alert tone="warning">{account.exit.waiting(formatNumber(waiting.length))}</Alert>;
}
