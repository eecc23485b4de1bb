import type { SkillChecker } from '../question-readers/checker.ts';
import { quoted } from '../question-readers/number-words.ts';
import { nth, only, wordsOf } from '../question-readers/sheet.ts';

/** What is measured, by words that tell it, and the unit people use for it. */
const usual: readonly (readonly [RegExp, string])[] = [
  [/سکه|مورچه|ناخن|دانهٔ برنج|نوک مداد|شیشهٔ پنجره/, 'میلی‌متر'],
  [/طول مداد|کتاب ریاضی|کفش|لیوان|قاشق|موز/, 'سانتی‌متر'],
  [/تخت خواب|طول کلاس|ساختمان|والیبال|طول یک اتوبوس|چنار/, 'متر'],
  [/قطار|در یک ساعت|رودخانه|آزادراه|روستا/, 'کیلومتر'],
];

export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const thing = nth(quoted(wordsOf(stem)), 0);
    const [, unit] = only(usual.filter(([cue]) => cue.test(thing)));
    const fits = answer.options.filter(({ content }) => {
      const said = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      return said === unit || said.endsWith(` ${unit}`);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
