import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatDate, formatTime } from '@mashq/ui/i18n';
import { studentHome } from '../../strings/student-home.ts';

const words = studentHome.stale;

interface StaleNoteProps {
  /** When what is shown was read, in milliseconds; 0 for what was not. */
  readAt: readonly number[];
  isRetrying: boolean;
  onRetry: () => void;
}

/** Over a day that could not be read again: how old it is, and one way on. The day below it stays as it was. */
export function StaleNote({ readAt, isRetrying, onRetry }: StaleNoteProps) {
  const at = Math.min(...readAt.filter((time) => time > 0));
  return (
    <Alert
      title={words.title}
      actions={
        <Button variant="quiet" isPending={isRetrying} onPress={onRetry}>
          {words.again}
        </Button>
      }
    >
      {words.lastTime(`${formatDate(at)}، ${formatTime(at)}`)}
    </Alert>
  );
}
