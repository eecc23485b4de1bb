import { useIsOnline } from '@mashq/state/platform/status/online';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { OfflineBar } from '@mashq/ui/feedback/offline-bar';
import { NewVersion } from '../../platform/offline/NewVersion.tsx';
import { student } from '../../platform/strings/student-general.ts';
import { RefusedAnswers } from './RefusedAnswers.tsx';

/** Status of unsent answers (waiting, sent, or refused), and the newer version of the app that waits. */
export function AnswersStatus() {
  const isOnline = useIsOnline();
  const { waiting, busy } = useWaitingAnswers();
  // Online answers arrive at once; only answers that had to wait are shown.
  const late = waiting.filter(({ offline }) => offline);
  return (
    <>
      <OfflineBar
        isOnline={isOnline}
        waiting={late.length}
        {...(busy !== null && { waitingLabel: (count) => student.busy(busy, count) })}
      />
      <RefusedAnswers />
      <NewVersion />
    </>
  );
}
