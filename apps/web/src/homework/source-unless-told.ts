import type { HomeworkSource } from '@mashq/api/contract';
import { foldDigits } from '@mashq/ui/i18n';

/** Where a homework comes from, for a card whose title does not say it already, as the title made for it does. */
export function sourceUnlessTold(title: string, source: HomeworkSource): { source?: HomeworkSource } {
  const numbers = foldDigits(title).match(/\d+/g)?.map(Number) ?? [];
  return numbers.includes(source.first) && numbers.includes(source.last) ? {} : { source };
}
