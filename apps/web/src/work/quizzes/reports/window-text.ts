import { formatDate, formatDateTime, formatTime } from '@mashq/ui/i18n';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

/** From when to when; a day that is both is said once. */
export function windowText(start: string, end: string): string {
  const isOneDay = formatDate(start) === formatDate(end);
  return teacherQuiz.window(formatDateTime(start), isOneDay ? formatTime(end) : formatDateTime(end));
}
