import type { DescriptiveLevel } from '@mashq/api/contract';

const levels: Readonly<Record<NonNullable<DescriptiveLevel>, string>> = {
  'needs-work': 'نیاز به آموزش و تلاش بیشتر',
  acceptable: 'قابل قبول',
  good: 'خوب',
  'very-good': 'خیلی خوب',
};

/** Strings that several screens of the teacher share. */
export const teacher = {
  until: (day: string, relative: string) => `تا ${day} (${relative})`,
  ended: (day: string) => `مهلتش ${day} تمام شد`,
  outOf: (count: string, total: string) => `${count} از ${total}`,
  minutes: (count: string) => `${count} دقیقه`,
  more: (count: string) => `${count} مورد دیگر`,
  fewer: 'نمایش کمتر',
  levels,
} as const;
