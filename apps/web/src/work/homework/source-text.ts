import type { HomeworkSource } from '@mashq/api/contract';
import { formatNumber } from '@mashq/ui/i18n';
import { teacherHomework } from '../strings/teacher-homework.ts';

/** «صفحه‌های ۴۰ تا ۵۰», or the lessons. */
export function sourceText({ kind, first, last }: HomeworkSource): string {
  return teacherHomework[kind](formatNumber(first), formatNumber(last));
}
