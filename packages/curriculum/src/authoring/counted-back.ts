import { line } from '../content/build.ts';
import type { Misconception } from '../model/index.ts';
import { tickKey } from './answers.ts';
import { misconception } from './draft.ts';

/**
 * What is marked in place of a point that lies a few parts before a whole number.
 * @param start mark of that whole number, counted from the left end
 * @param parts how many parts before it the point is
 * @param each marks from one whole number to the next
 * @param marks marks of the whole line, without the first
 * @param whole the whole number
 */
export function countedBackMisconceptions(
  start: number,
  parts: number,
  each: number,
  marks: number,
  whole: number,
): readonly Misconception[] {
  const written = [
    [
      'counted-forward',
      'به جای کم کردن، اضافه کرده',
      start + parts,
      line`این عدد از ${whole} کمتر است. از ${whole} به کدام سمت باید بروی؟`,
    ],
    [
      'one-mark-short',
      'یک خط کمتر رفته، شاید چون خط شروع را هم شمرده',
      start - parts + 1,
      line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول از خودِ ${whole} شروع می‌شود.`,
    ],
    [
      'counted-on-from-the-whole-before',
      'از عدد صحیح قبلی به جلو شمرده',
      start - each + parts,
      line`از ${whole} به عقب، یعنی به سمت چپ، بشمار.`,
    ],
    [
      'one-part-over',
      'یک قسمت بیشتر رفته',
      start - parts - 1,
      line`خیلی نزدیک شده‌ای. قسمت‌ها را از ${whole} به عقب یکی‌یکی بشمار.`,
    ],
    ['whole-only', 'فقط عدد صحیح را نشان داده', start, line`از ${whole} باید کم کنی. چند قسمت به عقب می‌روی؟`],
  ] as const;
  return written.flatMap(([id, title, tick, message]) =>
    // The whole number before is as well what comes of taking one away; from zero on it is the number that is said.
    tick >= 0 &&
    tick <= marks &&
    !(id === 'one-part-over' && tick === start - each) &&
    !(id === 'counted-on-from-the-whole-before' && whole === 1)
      ? [misconception(id, title, tickKey(tick), message)]
      : [],
  );
}
