import type { TeacherHomework } from '@mashq/api/contract';
import { formatDeadline } from '@mashq/ui/i18n';
import { teacher } from '../../platform/strings/teacher-general.ts';
import { deadlineText } from './deadline-text.ts';

type Times = Pick<TeacherHomework, 'start_at' | 'end_at' | 'state'>;

/** When work that is ahead starts: its day, and the hour unless it is that day's first. Undefined where it has started. */
export function startText({ start_at, state }: Pick<Times, 'start_at' | 'state'>): string | undefined {
  if (!(state === 'scheduled' || (state === 'draft' && Date.parse(start_at) > Date.now()))) return undefined;
  return formatDeadline(start_at, Date.now(), true);
}

/** When it starts, where it is ahead, and its deadline. */
export function timesText(times: Times): string {
  const start = startText(times);
  return start === undefined ? deadlineText(times) : teacher.from(start, deadlineText(times));
}
