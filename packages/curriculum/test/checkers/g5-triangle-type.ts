import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnAngles } from '../question-readers/drawn-angles.ts';
import { numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { cornersOf } from '../question-readers/squared-paper.ts';

/** What is true of a triangle: how many of its sides are equal at most, and whether one angle is right. */
interface Known {
  readonly alike: number;
  readonly isRight: boolean;
}

function mostAlike(values: readonly number[], slack = 0): number {
  return Math.max(...values.map((one) => values.filter((other) => Math.abs(one - other) <= slack).length));
}

/** Tests every name against the numbers stated, or against the sides as they are drawn. */
export const checker: SkillChecker = {
  solve: ({ stem, figure, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const known = (): Known => {
      if (figure?.t === 'drawing') {
        const corners = cornersOf(figure.shapes);
        const lengths = corners.map(([x, y], index) => {
          const [toX, toY] = corners[(index + 1) % 3] ?? [0, 0];
          return Math.hypot(toX - x, toY - y);
        });
        const isRight = drawnAngles(figure.shapes).some(({ drawn }) => Math.abs(drawn - 90) < 1);
        return { alike: mostAlike(lengths, 8), isRight };
      }
      const statement = numbersInWords(stem);
      if (!wordsOf(stem).includes('درجه')) return { alike: mostAlike(statement), isRight: false };
      const angles =
        statement.length === 2 ? [...statement, 180 - statement.reduce((sum, each) => sum + each, 0)] : statement;
      if (angles.reduce((sum, each) => sum + each, 0) !== 180) throw new Error('the triangle does not close');
      return { alike: mostAlike(angles), isRight: angles.includes(90) };
    };
    const { alike, isRight } = known();
    const fits: Readonly<Record<string, boolean>> = {
      متساوی‌الاضلاع: alike === 3,
      متساوی‌الساقین: alike === 2,
      قائم‌الزاویه: isRight,
      مختلف‌الاضلاع: alike === 1,
    };
    const option = only(
      answer.options.filter(({ content }) => {
        const piece = only(content);
        return piece.t === 'text' && fits[piece.text] === true;
      }),
    );
    return { kind: 'choice', option: option.id };
  },
};
