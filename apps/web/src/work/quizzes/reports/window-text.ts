import { formatDate, formatDeadline, formatDueDate, formatTime, type Moment } from '@mashq/ui/i18n';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

/** From when to when, in the form of the times of other work; a day that is both is said once, with both its hours. */
export function windowText(start: string, end: string, now: Moment = Date.now()): string {
  if (formatDate(start) === formatDate(end))
    return teacherQuiz.window(`${formatDueDate(start, now)}، ${formatTime(start)}`, formatTime(end));
  return teacherQuiz.window(formatDeadline(start, now, true), formatDeadline(end, now));
}
