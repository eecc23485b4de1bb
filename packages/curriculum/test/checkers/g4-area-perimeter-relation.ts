import { plainLine } from '../../src/content/plain.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { squaresIn } from '../question-readers/drawn-lengths.ts';
import { figureOf, nth, only, wordsOf } from '../question-readers/sheet.ts';

const ascii = (digits: string) => Number([...digits].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join(''));

/** Walks around every option and counts its squares; what is said to be the same must be the same. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    if (answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(sheet.stem);
    const all = answer.options.map(({ id, content }) => {
      const text = plainLine(content);
      if (sheet.figure === undefined) {
        const numbers = (text.match(/[۰-۹]+/g) ?? []).map(ascii);
        return { id, length: nth(numbers, 0), width: nth(numbers, -1) };
      }
      const board = only(figureOf(sheet, 'cells').boards.filter(({ label }) => text === `شکل ${label}`));
      if (board.filled.length !== squaresIn(board.rows, board.columns)) throw new Error('a board with holes');
      return { id, length: board.columns, width: board.rows };
    });
    const [, most = '', what = ''] = /(بیشترین|کمترین) (مساحت|محیط)/.exec(words) ?? [];
    const area = ({ length, width }: { length: number; width: number }) => squaresIn(width, length);
    const around = ({ length, width }: { length: number; width: number }) => length + width + length + width;
    const [value, same] = what === 'مساحت' ? [area, around] : [around, area];
    if (new Set(all.map(same)).size !== 1) throw new Error('what should be the same is not');
    const best = (most === 'بیشترین' ? Math.max : Math.min)(...all.map(value));
    return { kind: 'choice', option: only(all.filter((one) => value(one) === best)).id };
  },
};
