import { describe, expect, it } from 'vitest';
import { excerpt, markMatches } from './mark-matches.ts';

const marked = (text: string, typed: string) =>
  markMatches(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('markMatches', () => {
  it.each([
    ['علی یوسفی', 'علي', '[علی] یوسفی'],
    ['كتاب رياضي', 'کتاب ریاضی', '[كتاب] [رياضي]'],
    ['صفحهٔ ۴۶ و ٤٦', '46', 'صفحهٔ [۴۶] و [٤٦]'],
    ['عددهای چهار‌رقمی', 'چهاررقمی', 'عددهای [چهار‌رقمی]'],
    ['آمار', 'امار', '[آمار]'],
    ['مدرسهٔ ما', 'مدرسه', '[مدرسهٔ] ما'],
    ['Ava_1396', 'ava', '[Ava]_1396'],
    ['بابا', 'با', '[بابا]'],
    ['هیچ', 'چیز', 'هیچ'],
    ['هیچ', ' ', 'هیچ'],
  ])('marks «%s» for «%s»', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
    expect(
      markMatches(text, typed)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('excerpt', () => {
  const long = 'برای بخش دوم شکل را روی کاغذ شطرنجی بکش و هر خانه را یک سانتی‌متر بگیر';

  it('begins near the word, at a whole word', () => {
    const short = excerpt(long, 'سانتی');
    expect(short.startsWith('…')).toBe(true);
    expect(short.length).toBeLessThan(45);
    expect(long).toContain(` ${short.slice(1)}`);
    expect(marked(short, 'سانتی')).toContain('[سانتی]');
  });

  it('leaves what is short, and what is not found', () => {
    expect(excerpt(long, 'شکل')).toBe(long);
    expect(excerpt(long, 'کسر')).toBe(long);
  });
});
