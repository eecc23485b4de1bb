import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, numbersInWords, only } from '../question-readers/sheet.ts';

const words = { circle: 'دایره', square: 'مربع', triangle: 'مثلث', star: 'ستاره', diamond: 'لوزی', hexagon: 'شش‌ضلعی' };

/** Lays the row on itself, moved by one to four places; every move that fits must lead to the same option. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no shapes');
    const { items } = figureOf(sheet, 'sequence');
    const seen = items.filter((item) => item !== null);
    const place = seen.length < items.length ? items.length : nth(numbersInWords(sheet.stem), 0);
    const isSame = (one: number, other: number) =>
      seen[one]?.shape === seen[other]?.shape && seen[one]?.tone === seen[other]?.tone;
    const ends = [1, 2, 3, 4]
      .filter((move) => seen.every((_, index) => index < move || isSame(index, index - move)))
      .map((move) => {
        let index = place - 1;
        while (index >= seen.length) index -= move;
        return seen[index];
      });
    const [end] = ends;
    if (end === undefined || ends.some((other) => other?.shape !== end.shape || other.tone !== end.tone)) {
      throw new Error('no single way to go on');
    }
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'text' || !piece.text.startsWith(words[end.shape])) return false;
      return piece.text.endsWith('خاکستری') ? end.tone === 'none' : end.tone !== 'none';
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
