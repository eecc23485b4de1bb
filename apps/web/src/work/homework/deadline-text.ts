import type { TeacherHomework } from '@mashq/api/contract';
import { formatDeadline, formatRelativeDay } from '@mashq/ui/i18n';
import { teacher } from '../../platform/strings/teacher-general.ts';

/** «تا سه‌شنبه ۴ آذر (۳ روز دیگر)», or when it ended. */
export function deadlineText({ end_at, state }: Pick<TeacherHomework, 'end_at' | 'state'>): string {
  return state === 'closed' || state === 'archived'
    ? teacher.ended(formatDeadline(end_at))
    : teacher.until(formatDeadline(end_at), formatRelativeDay(end_at));
}
