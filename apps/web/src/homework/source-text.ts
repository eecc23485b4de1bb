import type { HomeworkSource } from '@mashq/api/contract';
import { formatNumber } from '@mashq/ui/i18n';
import { teacher } from '../strings/teacher.ts';

/** «صفحه‌های ۴۰ تا ۵۰», or the lessons. */
export function sourceText({ kind, first, last }: HomeworkSource): string {
  return teacher.homework[kind](formatNumber(first), formatNumber(last));
}
