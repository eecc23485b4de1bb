import type { SkillChecker } from '../question-readers/checker.ts';
import { polygonSides, squaresIn } from '../question-readers/drawn-lengths.ts';
import { nth, numbersInWords, type Sheet, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

const around = (a: number, b: number) => a + b + a + b;

/** Tiles laid one by one until the floor is full. */
function tiles(length: number, width: number, side: number): number {
  let count = 0;
  for (let x = 0; x + side <= length; x += side) for (let y = 0; y + side <= width; y += side) count += 1;
  return count;
}

function coloredPart(sheet: Sheet): readonly [number, number] {
  const written = polygonSides(sheet).flatMap((side) => side.written ?? []);
  const length = nth(numbersInWords(sheet.stem), 0);
  return [length - nth(written, 0), nth(written, 1)];
}

/** Builds what the story tells: walks around, lays tiles, bends the wire, sets posts one after the other. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    if (sheet.figure !== undefined) {
      const [length, width] = coloredPart(sheet);
      return whole(words.includes('مساحت قسمت') ? squaresIn(width, length) : around(length, width));
    }
    const [a = 0, b = 0, c = 0] = numbersInWords(sheet.stem);
    if (words.includes('نرده می‌کشند')) return whole(around(a, b) - c);
    if (words.includes('چند مربع')) return whole(tiles(a, b, c));
    if (words.includes('در هر گوشه')) {
      let posts = 0;
      for (let at = 0; at < around(a, b); at += c) posts += 1;
      return whole(posts);
    }
    if (words.includes('مساحت مربع')) {
      let side = 0;
      while (around(side, side) < around(a, b)) side += 1;
      return whole(squaresIn(side, side));
    }
    if (words.includes('مساحت هر قسمت')) {
      // The parts may be stated before or after the sides.
      let part = 0;
      while (squaresIn(c, part) < squaresIn(a, b)) part += 1;
      return whole(part);
    }
    if (words.includes('در یک ردیف')) {
      let length = 0;
      for (let square = 0; square < a; square += 1) length += b;
      return whole(around(length, b));
    }
    const [rounds, length, width] = words.includes('می‌دود') ? [a, b, c] : [c, a, b];
    let total = 0;
    for (let round = 0; round < rounds; round += 1) total += around(length, width);
    return whole(total);
  },
};
