import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { practiceWords } from '../strings/student-practice.ts';

/** The next question of own practice needs the network: it is asked for when the network is back, and homework can be done meanwhile. */
export function NextWaits({ isAsking, onAsk }: { isAsking: boolean; onAsk: () => void }) {
  return (
    <Alert
      tone="info"
      actions={
        <>
          <Button size="small" variant="secondary" isPending={isAsking} onPress={onAsk}>
            {practiceWords.askAgain}
          </Button>
          <Link href="/student">{practiceWords.homeworks}</Link>
        </>
      }
    >
      {practiceWords.nextNeedsNetwork}
    </Alert>
  );
}
