import { everyNumber } from './every-number.ts';
import { nth, type Sheet, wordsOf } from './sheet.ts';

/** How many of each the sheet shows or tells: of the first kind stated, and of the second. */
export function countsOf(sheet: Sheet): readonly [number, number] {
  const { figure } = sheet;
  if (figure?.t === 'set') return [figure.marked, figure.total - figure.marked];
  if (figure?.t === 'bars') {
    const bar = nth(figure.bars, 0);
    return [bar.shaded, bar.parts - bar.shaded];
  }
  const [a, b] = everyNumber(sheet.stem).map(({ numerator }) => numerator);
  return [a ?? 0, b ?? 0];
}

/** The two things of «نسبت … به …», in the order they are stated. */
export function askedRatio(sheet: Sheet): readonly [string, string] {
  const [, first = '', second = ''] = /نسبت (.+?) به (.+?)(?: را|، | می‌شود)/.exec(wordsOf(sheet.stem)) ?? [];
  return [first.replace('تعداد ', ''), second.replace('تعداد ', '')];
}

/** The last word of a kind tells it from the other: «آبی», «پسر». */
export function kindOf(plural: string): string {
  return nth(plural.split(' '), -1).replace(/\u200cها$|ها$/, '');
}
