import type { TeacherHomework } from '@mashq/api/contract';
import { formatDueDate, formatRelativeDay, formatTime } from '@mashq/ui/i18n';
import { teacher } from '../../platform/strings/teacher-general.ts';
import { startOfDay } from './deadline-days.ts';

type Times = Pick<TeacherHomework, 'start_at' | 'end_at' | 'state'>;

/** «تا سه‌شنبه ۴ آذر (۳ روز دیگر)», or when it ended. */
export function deadlineText({ end_at, state }: Pick<Times, 'end_at' | 'state'>): string {
  return state === 'closed' || state === 'archived'
    ? teacher.ended(formatDueDate(end_at))
    : teacher.until(formatDueDate(end_at), formatRelativeDay(end_at));
}

/** When work that is ahead starts: its day, and the hour unless it is that day's first. Undefined where it has started. */
export function startText({ start_at, state }: Pick<Times, 'start_at' | 'state'>): string | undefined {
  if (!(state === 'scheduled' || (state === 'draft' && Date.parse(start_at) > Date.now()))) return undefined;
  const day = formatDueDate(start_at);
  return Date.parse(start_at) <= Date.parse(startOfDay(start_at)) ? day : teacher.atHour(day, formatTime(start_at));
}

/** When it starts, where it is ahead, and its deadline. */
export function timesText(times: Times): string {
  const start = startText(times);
  return start === undefined ? deadlineText(times) : teacher.from(start, deadlineText(times));
}
