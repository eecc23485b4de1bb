import { expect, it } from 'vitest';
import { MOST_IN_WORDS, numberInWords } from './number-words.ts';

it.each([
  [0, 'صفر'],
  [7, 'هفت'],
  [19, 'نوزده'],
  [21, 'بیست و یک'],
  [100, 'صد'],
  [506, 'پانصد و شش'],
  [1000, 'هزار'],
  [1001, 'هزار و یک'],
  [2506, 'دو هزار و پانصد و شش'],
  [790_000, 'هفتصد و نود هزار'],
  [1_000_000, 'یک میلیون'],
  [1_001_000, 'یک میلیون و یک هزار'],
  [3_000_000_012, 'سه میلیارد و دوازده'],
  [-12, 'منفی دوازده'],
])('says %i as a person does', (number, words) => {
  expect(numberInWords(number)).toBe(words);
});

it('has words up to its bound, and none for fractions and beyond', () => {
  expect(numberInWords(MOST_IN_WORDS)).toMatch(/^نهصد و نود و نه تریلیون و /);
  for (const number of [0.5, MOST_IN_WORDS + 1, Number.NaN]) expect(() => numberInWords(number)).toThrow(RangeError);
});
