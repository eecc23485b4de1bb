import { describe, expect, it } from 'vitest';
import { createTypeahead } from './typeahead.ts';

const grades = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'پیش‌دبستانی'];

/** Types letters one after the other, each so many milliseconds after the one before, from a line. */
function type(texts: readonly string[], keys: readonly string[], from = -1, pause = 100) {
  const find = createTypeahead();
  let here = from;
  keys.forEach((key, i) => {
    const found = find({ key, timeStamp: 5000 + i * pause, ctrlKey: false, metaKey: false }, texts, here);
    if (found !== undefined && found >= 0) here = found;
  });
  return texts[here];
}

describe('createTypeahead', () => {
  it('goes on from line to line with one letter, and round at the end', () => {
    expect(type(grades, ['پ'])).toBe('پنجم');
    expect(type(grades, ['پ', 'پ'])).toBe('پیش‌دبستانی');
    expect(type(grades, ['پ', 'پ', 'پ'])).toBe('پنجم');
  });

  it('takes several letters for one word, which the line at hand may have', () => {
    expect(type(grades, ['پ', 'ن', 'ج'])).toBe('پنجم');
    expect(type(grades, ['پ', 'ی'])).toBe('پیش‌دبستانی');
  });

  it('begins again after a second', () => {
    expect(type(grades, ['پ', 'س'], -1, 1100)).toBe('سوم');
    expect(type(grades, ['پ', 'س'], -1, 100)).toBe('پنجم');
  });

  it('hears every spelling: Arabic letters, hats, other digits, with or without a half-space', () => {
    expect(type(['علي', 'کیان'], ['ع', 'ل', 'ی'])).toBe('علي');
    expect(type(['یک', 'دو'], ['ي', 'ك'])).toBe('یک');
    expect(type(['درس', 'آزمون'], ['ا'])).toBe('آزمون');
    expect(type(['فصل ۲', 'فصل ۳'], ['ف', 'ص', 'ل', ' ', '3'])).toBe('فصل ۳');
    expect(type(['پیش', 'پیش‌دبستانی'], ['پ', 'ی', 'ش', '\u200c', 'د'])).toBe('پیش‌دبستانی');
    expect(type(['پیش', 'پیش‌دبستانی'], ['پ', 'ی', 'ش', 'د'])).toBe('پیش‌دبستانی');
  });

  it('stays where it is when nothing begins so', () => {
    expect(type(grades, ['ط'], 2)).toBe('سوم');
    expect(type([], ['ط'])).toBeUndefined();
  });

  it('leaves alone what is no letter: named keys, shortcuts, a space that begins no word', () => {
    const find = createTypeahead();
    const key = (name: string, more = {}) =>
      find({ key: name, timeStamp: 9000, ctrlKey: false, metaKey: false, ...more }, grades, 0);
    for (const name of ['Enter', 'ArrowDown', 'F5', ' ']) expect(key(name), name).toBeUndefined();
    expect(key('پ', { ctrlKey: true })).toBeUndefined();
    expect(key('لا')).toBe(-1);
  });
});
