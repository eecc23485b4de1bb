import { expect, test } from 'vitest';
import { matchesName } from './name-search.ts';

test.each([
  ['علی کریمی', 'علي كريمي'],
  ['آرزو مهدوی', 'ارزو'],
  ['امیر\u200cعلی رضایی', 'امیر علی'],
  ['امیر علی رضایی', 'امیرعلی'],
  ['امیرعلی رضایی', 'رضایی امیر'],
  ['سارا ۲', 'سارا 2'],
  ['سارا 2', '٢'],
  ['مهسا حیدری', ''],
])('«%s» is found by «%s»', (name, typed) => {
  expect(matchesName(name, typed)).toBe(true);
});

test('a word that is not in the name finds nothing', () => {
  expect(matchesName('علی کریمی', 'علی رضایی')).toBe(false);
});
