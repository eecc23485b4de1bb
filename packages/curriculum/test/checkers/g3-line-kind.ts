import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, only, type Sheet, wordsOf } from '../question-readers/sheet.ts';

/** At how many ends the straight figure stops. */
function stops(sheet: Sheet): number {
  if (sheet.figure === undefined) {
    const words = wordsOf(sheet.stem);
    return ['شروع می‌شود', 'تمام می‌شود'].filter((each) => words.includes(each)).length;
  }
  const ends = figureOf(sheet, 'drawing').shapes.flatMap((shape) => (shape.t === 'line' ? [shape.ends ?? 'none'] : []));
  return { none: 2, one: 1, both: 0 }[only(ends)];
}

/** Keeps the option whose kind stops at as many ends. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const found = stops(sheet);
    const fits = sheet.answer.options.filter(({ content }) => {
      const words = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      return (words === 'پاره‌خط' ? 2 : words === 'نیم‌خط' ? 1 : 0) === found;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
