import { describe, expect, it } from 'vitest';
import { decimalWords, fractionWords, mixedWords, numberWords, ordinalWords } from '../src/numbers/persian/index.ts';

describe('numbers in words', () => {
  it.each([
    [0, 'صفر'],
    [7, 'هفت'],
    [18, 'هجده'],
    [30, 'سی'],
    [46, 'چهل و شش'],
    [100, 'صد'],
    [215, 'دویست و پانزده'],
    [1000, 'هزار'],
    [1405, 'هزار و چهارصد و پنج'],
    [2506, 'دو هزار و پانصد و شش'],
    [30_000, 'سی هزار'],
    [1_001_000, 'یک میلیون و یک هزار'],
    [2_000_000_000_005, 'دو تریلیون و پنج'],
    [-3, 'منفی سه'],
  ])('reads %d', (value, words) => {
    expect(numberWords(value)).toBe(words);
  });

  it('refuses what it cannot read', () => {
    expect(() => numberWords(1.5)).toThrow(RangeError);
    expect(() => numberWords(1e15)).toThrow(RangeError);
    expect(() => ordinalWords(0)).toThrow(RangeError);
    expect(() => decimalWords('1/2')).toThrow(RangeError);
  });

  it.each([
    [1, 'یکم'],
    [2, 'دوم'],
    [3, 'سوم'],
    [10, 'دهم'],
    [23, 'بیست و سوم'],
    [30, 'سی\u200cام'],
    [100, 'صدم'],
  ])('ranks %d', (value, words) => {
    expect(ordinalWords(value)).toBe(words);
  });

  it('reads fractions and mixed numbers', () => {
    expect(fractionWords(1, 2)).toBe('یک دوم');
    expect(fractionWords(5, 18)).toBe('پنج هجدهم');
    expect(mixedWords(2, 1, 3)).toBe('دو و یک سوم');
  });

  it.each([
    ['3.25', 'سه و بیست و پنج صدم'],
    ['0.7', 'هفت دهم'],
    ['0.50', 'پنجاه صدم'],
    ['-12.5', 'منفی دوازده و پنج دهم'],
    ['4', 'چهار'],
  ])('reads the decimal %s', (text, words) => {
    expect(decimalWords(text)).toBe(words);
  });
});
