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
  // An answer on a network that carries it is there at once: only what had to wait is worth a word.
  const late = waiting.filter(({ offline }) => offline);
  return (
    <>
      <OfflineBar isOnline={isOnline} waiting={late.length} />
      <RefusedAnswers />
    </>
  );
}
