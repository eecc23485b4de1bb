import type { StudentHomework } from '@mashq/api/contract';
import { formatDeadline, formatRelativeDay } from '@mashq/ui/i18n';
import { student } from '../../../platform/strings/student-general.ts';

/** «تا سه‌شنبه ۴ آذر (۳ روز دیگر)», or when it ended. */
export function deadlineText({ end_at, is_open }: Pick<StudentHomework, 'end_at' | 'is_open'>): string {
  const isOver = !is_open && Date.parse(end_at) < Date.now();
  return isOver
    ? student.ended(formatDeadline(end_at))
    : student.until(formatDeadline(end_at), formatRelativeDay(end_at));
}
