import { formatNumber } from '../../i18n/digits.ts';
import type { HomeworkSourceMessages } from '../../i18n/fa/learning-homework.ts';
import type { DigitsName } from '../../theme/apply-theme.ts';

/** Which part of the book a homework covers: pages, or lessons counted from 1, both ends included. */
export interface HomeworkSource {
  readonly kind: 'pages' | 'sections';
  readonly first: number;
  readonly last: number;
}

/** «صفحه‌های ۴۶ تا ۵۱», or «صفحهٔ ۴۶» when it is a single one. */
export function sourceText(
  { kind, first, last }: HomeworkSource,
  messages: HomeworkSourceMessages,
  digits: DigitsName,
): string {
  const from = formatNumber(first, { digits });
  if (first === last) return kind === 'pages' ? messages.page(from) : messages.section(from);
  const to = formatNumber(last, { digits });
  return kind === 'pages' ? messages.pages(from, to) : messages.sections(from, to);
}
