import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, valueAt, wordsOf } from '../question-readers/sheet.ts';
import { signedNumbers } from '../question-readers/signed-numbers.ts';

const upwards = /سمت راست|گرم‌تر|بالا رفت|بالا آمد|به دست آورد|جلو رفت|درآمد داشت/;

export const checker: SkillChecker = {
  /** Walks unit by unit. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const numbers = signedNumbers(sheet);
    const up = upwards.test(words);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.form === 'bare' && numbers.length === 1) return asKey(-nth(numbers, 0));
    const axis = sheet.form === 'figure' ? figureOf(sheet, 'number-line') : null;
    const isBack = sheet.form === 'reverse';
    let at = axis ? valueAt(axis, nth(axis.points ?? [], 0).tick).numerator : nth(numbers, isBack ? 1 : 0);
    const steps = nth(numbers, axis || isBack ? 0 : 1);
    for (let walked = 0; walked < steps; walked += 1) at += up !== isBack ? 1 : -1;
    return asKey(sheet.form === 'compare' ? -at : at);
  },
};
