import { expect, test } from 'vitest';
import { matchesSearch } from './persian-search.ts';

test.each([
  ['دبستان نیک‌اندیش', 'نيك انديش'],
  ['دبستان نیک‌اندیش', 'نیکاندیش'],
  ['دبستان آفتاب ۱۲', 'افتاب 12'],
  ['مدرسهٔ علی', 'علي مدرسه'],
  ['نور', ''],
  ['علی کریمی', 'علي كريمي'],
  ['آرزو مهدوی', 'ارزو'],
  ['رأفت رئیسی', 'رافت رییسی'],
  ['امیر\u200cعلی رضایی', 'امیر علی'],
  ['امیر علی رضایی', 'امیرعلی'],
  ['امیرعلی رضایی', 'رضایی امیر'],
  ['امیر علی رضایی', 'امیر\u200cعلی'],
  ['سارا ۲', 'سارا 2'],
  ['سارا 2', '٢'],
])('«%s» is found by «%s»', (title, search) => {
  expect(matchesSearch(title, search)).toBe(true);
});

test('a word that is not in the title finds nothing', () => {
  expect(matchesSearch('دبستان نور', 'نور سپهر')).toBe(false);
});
