import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';

function digits(text: string): number {
  return Number(text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
}

/** Sets the line at zero and lays point and image on a number line; distances are counted between them. */
export const checker: SkillChecker = {
  solve: ({ form, stem, figure }) => {
    const statement =
      figure?.t === 'drawing'
        ? figure.shapes.flatMap((shape) =>
            shape.t === 'line' && shape.label?.t === 'words'
              ? [digits(/[۰-۹]+/.exec(shape.label.text)?.[0] ?? '')]
              : [],
          )
        : numbersInWords(stem);
    const apart = (distance: number) => distance - -distance;
    if (form === 'reverse') {
      for (let distance = 1; ; distance += 1)
        if (apart(distance) === nth(statement, 0)) return { kind: 'integer', values: [String(distance)] };
    }
    const value = form === 'compare' ? apart(nth(statement, 1)) - apart(nth(statement, 0)) : apart(nth(statement, 0));
    return { kind: 'integer', values: [String(value)] };
  },
};
