import { isWanted, outcomesShown } from '../question-readers/chances.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, only } from '../question-readers/sheet.ts';

/** As often as the other has outcomes, so often each is tried: then the wanted ones are counted. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const [one, two] = [nth(outcomesShown(sheet), 0), nth(outcomesShown(sheet), 1)];
    const wanted = (outcomes: readonly string[]) => outcomes.filter(isWanted(sheet)).length;
    const [first, second] = [wanted(one) * two.length, wanted(two) * one.length];
    const words = first > second ? 'الف' : first < second ? 'ی ب|ٔ ب' : 'برابر';
    const fits = sheet.answer.options.filter(({ content }) => {
      const text = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      return new RegExp(words).test(text);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
