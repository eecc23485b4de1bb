import { expect, test } from 'vitest';
import { matchesSearch } from './persian-search.ts';

test.each([
  ['دبستان نیک‌اندیش', 'نيك انديش'],
  ['دبستان نیک‌اندیش', 'نیکاندیش'],
  ['دبستان آفتاب ۱۲', 'افتاب 12'],
  ['مدرسهٔ علی', 'علي مدرسه'],
  ['نور', ''],
])('«%s» is found by «%s»', (title, search) => {
  expect(matchesSearch(title, search)).toBe(true);
});

test('a word that is not in the title finds nothing', () => {
  expect(matchesSearch('دبستان نور', 'نور سپهر')).toBe(false);
});
