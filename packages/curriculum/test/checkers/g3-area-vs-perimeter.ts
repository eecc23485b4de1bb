import type { Inline } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { only, wordsOf } from '../question-readers/sheet.ts';

const plain = (content: readonly Inline[]) => content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');

/** What goes around something speaks of its edge or of going about it; anything else covers it. */
function goesAround(words: string): boolean {
  return ['دور', 'لبه', 'قاب'].some((each) => words.split(/[ ‌]/).some((word) => word === each));
}

/** Reads whether the work goes around or covers; of several works keeps the only one of its sort. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(sheet.stem);
    const { options } = sheet.answer;
    if (sheet.form === 'reverse') {
      const asksAround = words.includes('محیط');
      return {
        kind: 'choice',
        option: only(options.filter(({ content }) => goesAround(plain(content)) === asksAround)).id,
      };
    }
    const right = goesAround(words) ? 'محیط' : 'مساحت';
    return { kind: 'choice', option: only(options.filter(({ content }) => plain(content) === right)).id };
  },
};
