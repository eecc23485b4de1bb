import type { Inline, MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { fillsBox } from '../question-readers/whole-numbers.ts';

/** The story played through with every number as the unknown; the one that comes out as stated. */
function playedOut(content: readonly Inline[]): number {
  const blocks = [{ t: 'paragraph', content }] as const;
  const words = wordsOf(blocks);
  const [first = 0, last = 0] = numbersInWords(blocks);
  const startsUnknown = /^\S+ چند /.test(words);
  const ends = (value: number): number => {
    const [start, change] = startsUnknown ? [value, first] : [first, value];
    if (words.includes('دیگر گرفت')) return start + change;
    if (words.includes('به دوستش داد')) return start - change;
    if (words.includes('روی هم')) return start * change;
    throw new Error(`an unknown story: ${words}`);
  };
  return only(Array.from({ length: 201 }, (_, value) => value).filter((value) => value > 0 && ends(value) === last));
}

/** The unknown of a sentence, NaN when no number fits. */
function solved(equation: MathNode): number {
  try {
    return fillsBox(equation, 900);
  } catch {
    return Number.NaN;
  }
}

/** Sentence and story go together when the same unknown makes both true, and both do the same with it. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const [paragraph] = sheet.stem;
    if (sheet.form === 'reverse') {
      const target = formulas(sheet.stem).map(solved)[0];
      const equation = nth(formulas(sheet.stem), 0);
      const boxFirst = equation.t === 'row' && equation.children[0]?.t === 'blank';
      const fits = sheet.answer.options.filter(({ content }) => {
        const startsUnknown = /^\S+ چند /.test(wordsOf([{ t: 'paragraph', content }]));
        return startsUnknown === boxFirst && playedOut(content) === target;
      });
      return { kind: 'choice', option: only(fits).id };
    }
    if (paragraph?.t !== 'paragraph') throw new Error('no story');
    const value = playedOut(paragraph.content);
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'math' && solved(piece.math) === value;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
