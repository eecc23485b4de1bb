import type { SkillChecker } from '../question-readers/checker.ts';
import { printedFractions } from '../question-readers/same-parts.ts';
import { figureOf, nth, only, wordsOf } from '../question-readers/sheet.ts';

interface Seen {
  readonly letter: string;
  readonly sizes: readonly number[];
  readonly filled: number;
}

/** Measures every part of every drawn shape: widths of bars, turns of circles. */
function shapesOf(sheet: Parameters<SkillChecker['solve']>[0]): readonly Seen[] {
  const seen: Seen[] = [];
  let sizes: number[] = [];
  let filled = 0;
  for (const shape of figureOf(sheet, 'drawing').shapes) {
    if (shape.t === 'text') {
      seen.push({ letter: shape.text.t === 'words' ? shape.text.text : '', sizes, filled });
      [sizes, filled] = [[], 0];
      continue;
    }
    if (shape.t === 'polygon') {
      const across = shape.points.flatMap((place) => (Array.isArray(place) ? [Number(place[0])] : []));
      sizes = [...sizes, Math.max(...across) - Math.min(...across)];
    } else if (shape.t === 'sector') sizes = [...sizes, shape.to - shape.from];
    else throw new Error(`an unexpected ${shape.t}`);
    if (shape.tone !== undefined) filled += 1;
  }
  return seen;
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const [numerator, denominator] = nth(printedFractions(sheet), 0);
    const { letter } = only(
      shapesOf(sheet).filter(
        ({ sizes, filled }) => new Set(sizes).size === 1 && sizes.length === denominator && filled === numerator,
      ),
    );
    const option = only(
      sheet.answer.options.filter(({ content }) => wordsOf([{ t: 'paragraph', content }]) === `شکل ${letter}`),
    );
    return { kind: 'choice', option: option.id };
  },
};
