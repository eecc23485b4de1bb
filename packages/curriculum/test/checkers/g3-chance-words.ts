import { plainLine } from '../../src/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { countedColors } from '../question-readers/colors.ts';
import { only, type Sheet, wordsOf } from '../question-readers/sheet.ts';

/** What everyone knows to be so, or never to be so; the rest may be. */
const surely = [
  'شنبه، یکشنبه',
  'پاییز، زمستان',
  'سال بزرگ‌تر',
  'به زمین می‌افتد',
  'کوچک‌تر از ۷',
  'رو یا پشت',
  'آب می‌شود',
  'جواب زوج',
];
const never = [
  'دوشنبه، جمعه',
  'عدد ۸',
  'سال کوچک‌تر',
  'ماهی در آسمان',
  'نیمه‌شب',
  'به لیوان برمی‌گردد',
  'هشت روز',
  'جواب فرد',
];

function ofColors(sheet: Sheet, said: string): string {
  const colors = [...countedColors(sheet).keys()];
  const fits = colors.filter((color) => said.includes(` ${color} `) !== said.includes('نیست'));
  if (fits.length === colors.length) return 'حتماً';
  return fits.length > 0 ? 'ممکن' : 'غیرممکن';
}

function everydayChance(said: string): string {
  const statement = (list: readonly string[]) => list.some((each) => said.includes(each));
  return statement(surely) ? 'حتماً' : statement(never) ? 'غیرممکن' : 'ممکن';
}

/** Holds each color that is seen against what is said; everyday sentences are distinguished by what they speak of. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { answer, stem, figure } = sheet;
    if (answer.kind === 'categorize') {
      const placed = answer.items.map(({ id, content }) => {
        const chance = everydayChance(plainLine(content));
        return [id, only(answer.bins.filter(({ label }) => label.startsWith(chance))).id] as const;
      });
      return { kind: 'categorize', placed };
    }
    if (answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(stem.slice(0, 1));
    const said = /«([^»]+)»/.exec(words)?.[1] ?? words;
    const chance = figure !== undefined ? ofColors(sheet, said) : everydayChance(said);
    const fitting = answer.options.filter(({ content }) => new RegExp(`"${chance}`).test(JSON.stringify(content)));
    return { kind: 'choice', option: only(fitting).id };
  },
};
