import { levelNames } from '@mashq/api/measures/words';

/** Strings that several screens of the teacher share. */
export const teacher = {
  until: (day: string, relative: string) => `تا ${day} (${relative})`,
  from: (start: string, until: string) => `از ${start} ${until}`,
  ended: (day: string) => `مهلتش ${day} تمام شد`,
  outOf: (count: string, total: string) => `${count} از ${total}`,
  minutes: (count: string) => `${count} دقیقه`,
  more: (count: string) => `${count} مورد دیگر`,
  fewer: 'نمایش کمتر',
  levels: levelNames,
} as const;
