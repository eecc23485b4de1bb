import type { SkillChecker } from '../question-readers/checker.ts';
import { only, wordsOf } from '../question-readers/sheet.ts';

/** Surfaces one can hold in the hands. */
const small = ['دفتر', 'تمبر', 'کارت', 'جلد', 'کاشی', 'عکس', 'تلفن', 'برچسب', 'کف دست', 'برگ'];

/** Small surfaces take square centimetres, all others square metres; a unit of length never fits. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const thing = /«(.+?)»/.exec(wordsOf(sheet.stem))?.[1] ?? '';
    const unit = small.some((each) => thing.includes(each)) ? 'سانتی‌متر مربع' : ' متر مربع';
    const fits = sheet.answer.options.filter(({ content }) =>
      ` ${content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('')}`.includes(unit),
    );
    return { kind: 'choice', option: only(fits).id };
  },
};
