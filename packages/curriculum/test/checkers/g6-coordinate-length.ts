import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';
import { cornersOf, lettered } from '../question-readers/squared-paper.ts';

type Point = readonly [number, number];

/** Counts the unit squares inside, or the unit steps around, of the box that holds the points. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const statement = numbersInWords(sheet.stem);
    const shapes = sheet.figure?.t === 'drawing' ? sheet.figure.shapes : null;
    const points = (): readonly Point[] => {
      if (shapes === null)
        return [0, 2, 4, 6]
          .filter((at) => at + 1 < statement.length)
          .map((at): Point => [nth(statement, at), nth(statement, at + 1)]);
      return shapes.some(({ t }) => t === 'polygon')
        ? cornersOf(shapes)
        : [lettered(shapes, 'الف'), lettered(shapes, 'ب')];
    };
    const given = sheet.form === 'find-mistake' ? points().slice(0, sheet.level === 4 ? 2 : 4) : points();
    const [xs, ys] = [given.map(([x]) => x), given.map(([, y]) => y)];
    let inside = 0;
    let around = 0;
    const [left, low, right, high] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    for (let x = left; x < right; x += 1) {
      around += 1;
      for (let y = low; y < high; y += 1) inside += 1;
    }
    for (let y = low; y < high; y += 1) around += 1;
    const asksArea = /مساحت|چند کاشی/.test(words);
    const asksRound = /محیط|نرده|یک دور کامل/.test(words);
    return { kind: 'integer', values: [String(asksArea ? inside : asksRound ? 2 * around : around)] };
  },
};
