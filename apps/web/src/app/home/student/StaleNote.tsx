import { Button } from '@mashq/ui/actions/button';
import { MediaObject } from '@mashq/ui/data/media-object';
import { formatRelativeDay, formatTime } from '@mashq/ui/i18n';
import { CloudOff } from 'lucide-react';
import { studentHome } from '../../strings/student-home.ts';
import * as css from './HomeScreen.css.ts';

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
    <div className={css.stale}>
      <MediaObject
        picture={<CloudOff size="1.25em" />}
        title={words.title}
        note={words.lastTime(formatRelativeDay(at), formatTime(at))}
      />
      <Button variant="quiet" isPending={isRetrying} onPress={onRetry}>
        {words.again}
      </Button>
    </div>
  );
}
