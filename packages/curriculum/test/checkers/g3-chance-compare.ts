import type { SkillChecker } from '../question-readers/checker.ts';
import { countedColors } from '../question-readers/colors.ts';
import { only, wordsOf } from '../question-readers/sheet.ts';

/** Tests every option against the colors that are seen. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { answer, stem } = sheet;
    if (answer.kind !== 'choice') throw new Error('no options');
    const counts = countedColors(sheet);
    const all = [...counts.values()];
    const words = wordsOf(stem);
    const fits = (named: readonly number[]): boolean => {
      const [one = 0, other] = named;
      if (words.includes('شانس برابر')) return named.length === 2 && one === other;
      if (named.length !== 1) return false;
      return words.includes('بیشترین شانس') ? all.every((each) => each <= one) : all.every((each) => each >= one);
    };
    const right = answer.options.filter(({ content }) => {
      const statement = JSON.stringify(content);
      return fits([...counts].flatMap(([name, count]) => (statement.includes(name) ? [count] : [])));
    });
    return { kind: 'choice', option: only(right).id };
  },
};
