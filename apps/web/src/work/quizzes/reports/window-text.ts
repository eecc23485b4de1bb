import { formatDate, formatDateTime, formatTime, jalaliParts, type Moment } from '@mashq/ui/i18n';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

/** From when to when; a day that is both is said once, and the year where it is not this one, as in the times of other work. */
export function windowText(start: string, end: string, now: Moment = Date.now()): string {
  const isOneDay = formatDate(start) === formatDate(end);
  const at = (moment: string) =>
    formatDateTime(moment, jalaliParts(moment).year === jalaliParts(now).year ? 'weekday' : 'full');
  return teacherQuiz.window(at(start), isOneDay ? formatTime(end) : at(end));
}
