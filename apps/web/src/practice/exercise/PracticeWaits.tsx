import { Link } from '@mashq/ui/actions/link';
import { Stack } from '@mashq/ui/layout/stack';
import { exerciseWords } from '../strings/student-exercise.ts';

/**
 * A new practice is made by the server: says so without a network, and leads to what is on this device. Always there, so that screen
 * readers announce what comes into it.
 */
export function PracticeWaits({ needsNetwork }: { needsNetwork: boolean }) {
  return (
    <div role="status">
      {needsNetwork && (
        <Stack gap={3}>
          <p>{exerciseWords.waits.text}</p>
          <div>
            <Link variant="secondary" href="/student/homeworks">
              {exerciseWords.waits.homeworks}
            </Link>
          </div>
        </Stack>
      )}
    </div>
  );
}
