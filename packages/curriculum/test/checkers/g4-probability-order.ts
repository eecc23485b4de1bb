import type { SkillChecker } from '../question-readers/checker.ts';
import { countedColors } from '../question-readers/colors.ts';
import { wordsOf } from '../question-readers/sheet.ts';

/** Counts every color and takes the rarest left, one after the other. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { answer, stem } = sheet;
    if (answer.kind !== 'order' || !wordsOf(stem).includes('از کمترین احتمال')) throw new Error('not this order');
    const counts = countedColors(sheet);
    const left = answer.items.map(({ id, math }) => {
      const count = math.t === 'words' ? counts.get(math.text) : undefined;
      if (count === undefined) throw new Error('a colour that is not there');
      return { id, count };
    });
    const items: string[] = [];
    while (left.length > 0) {
      const fewest = Math.min(...left.map(({ count }) => count));
      items.push(
        ...left
          .splice(
            left.findIndex(({ count }) => count === fewest),
            1,
          )
          .map(({ id }) => id),
      );
    }
    return { kind: 'order', items };
  },
};
