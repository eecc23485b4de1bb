import { startAnswers } from '@mashq/state/member';
import { useWaitingAnswers } from '@mashq/state/outbox';
import { useIsOnline } from '@mashq/state/status';
import { OfflineBar } from '@mashq/ui/feedback/offline-bar';
import { RefusedAnswers } from './RefusedAnswers.tsx';

startAnswers();

/** What is to be said of answers on their way: that they wait, that they have arrived, that one was not taken. */
export function AnswersStatus() {
  const isOnline = useIsOnline();
  const { waiting } = useWaitingAnswers();
  return (
    <>
      <OfflineBar isOnline={isOnline} waiting={waiting.length} />
      <RefusedAnswers />
    </>
  );
}
