import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, only, wordsOf } from '../question-readers/sheet.ts';

/** Lays the bars side by side: the colored lengths are the same when they cross-multiply to the same. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const [first, ...others] = figureOf(sheet, 'bars').bars;
    if (!first) throw new Error('no bar');
    const same = only(others.filter((bar) => bar.shaded * first.parts === first.shaded * bar.parts));
    const letter = same.label?.t === 'words' ? same.label.text : '';
    const option = only(
      sheet.answer.options.filter(({ content }) => wordsOf([{ t: 'paragraph', content }]) === `نوار ${letter}`),
    );
    return { kind: 'choice', option: option.id };
  },
};
