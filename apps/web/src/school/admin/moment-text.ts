import { formatDueDate, formatRelativeDay, formatTime } from '@mashq/ui/i18n';
import { consoleWords } from '../strings/admin-console.ts';

/** When somebody was last seen, as a day. */
export const activeText = (at: string | null) => (at === null ? consoleWords.neverActive : formatRelativeDay(at));

/** A moment as lists say it: the year only where it is another. */
export const momentText = (at: string) => consoleWords.moment(formatDueDate(at), formatTime(at));
