import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nth, only, wordsOf } from '../question-readers/sheet.ts';

const units = [
  '',
  'یک',
  'دو',
  'سه',
  'چهار',
  'پنج',
  'شش',
  'هفت',
  'هشت',
  'نه',
  'ده',
  'یازده',
  'دوازده',
  'سیزده',
  'چهارده',
  'پانزده',
  'شانزده',
  'هفده',
  'هجده',
  'نوزده',
];
const tens = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const hundreds = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'];

/** A four-digit number as it is read; the thousand alone is «هزار». */
function read(value: number): string {
  const thousands = Math.floor(value / 1000);
  const below = value % 100;
  const last = below < 20 ? [units[below]] : [tens[Math.floor(below / 10)], units[below % 10]];
  return [thousands === 1 ? 'هزار' : `${units[thousands]} هزار`, hundreds[Math.floor(value / 100) % 10], ...last]
    .filter(Boolean)
    .join(' و ');
}

/** Reads each option aloud and keeps the one that sounds right. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const { options } = sheet.answer;
    const fits = options.filter(({ content }) => {
      const [piece] = content;
      if (sheet.form === 'reverse') {
        const said = /«([^»]+)»/.exec(wordsOf(sheet.stem))?.[1];
        return piece?.t === 'math' && piece.math.t === 'number' && read(Number(piece.math.value)) === said;
      }
      const shown = nth(formulas(sheet.stem), 0);
      return piece?.t === 'text' && shown.t === 'number' && piece.text === read(Number(shown.value));
    });
    return { kind: 'choice', option: only(fits).id };
  },
};
