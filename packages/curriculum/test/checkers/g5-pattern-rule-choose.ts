import type { SkillChecker } from '../question-readers/checker.ts';
import { pairsShown } from '../question-readers/patterns.ts';
import { only } from '../question-readers/sheet.ts';

function ascii(digits: string): number {
  return Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
}

/** Tries every option on every pair shown. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const pairs = pairsShown(sheet);
    const fits = sheet.answer.options.filter(({ content }) => {
      const text = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      const times = ascii(/در ([۰-۹]+) ضرب/.exec(text)?.[1] ?? '۱');
      const change = ascii(/([۰-۹]+) تا/.exec(text)?.[1] ?? '۰');
      return pairs.every(([n, count]) => n * times + (text.includes('کم کن') ? -change : change) === count);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
