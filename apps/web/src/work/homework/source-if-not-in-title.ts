import type { HomeworkSource } from '@mashq/api/contract';
import { foldDigits } from '@mashq/ui/i18n';

/** The source of a homework, or nothing if the title already contains it, as a generated title does. */
export function sourceIfNotInTitle(title: string, source: HomeworkSource): { source?: HomeworkSource } {
  const numbers = foldDigits(title).match(/\d+/g)?.map(Number) ?? [];
  return numbers.includes(source.first) && numbers.includes(source.last) ? {} : { source };
}
