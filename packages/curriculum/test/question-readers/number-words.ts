import type { AnswerKey } from '../../src/model/index.ts';
import { nth, numbersInWords, type Sheet, wordsOf } from './sheet.ts';

const small: Readonly<Record<string, number>> = {
  صفر: 0,
  یک: 1,
  دو: 2,
  سه: 3,
  چهار: 4,
  پنج: 5,
  شش: 6,
  هفت: 7,
  هشت: 8,
  نه: 9,
  ده: 10,
  یازده: 11,
  دوازده: 12,
  سیزده: 13,
  چهارده: 14,
  پانزده: 15,
  شانزده: 16,
  هفده: 17,
  هجده: 18,
  نوزده: 19,
  بیست: 20,
  سی: 30,
  چهل: 40,
  پنجاه: 50,
  شصت: 60,
  هفتاد: 70,
  هشتاد: 80,
  نود: 90,
  صد: 100,
  دویست: 200,
  سیصد: 300,
  چهارصد: 400,
  پانصد: 500,
  ششصد: 600,
  هفتصد: 700,
  هشتصد: 800,
  نهصد: 900,
};
const groups: Readonly<Record<string, number>> = { هزار: 1000, میلیون: 1_000_000, میلیارد: 1_000_000_000 };

/** The number that Persian number words say: «دو هزار و پانصد و شش» is 2506. Throws on a word that is none. */
export function heardNumber(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.split(/ و | /)) {
    const size = groups[word];
    if (size !== undefined) {
      total += (group === 0 ? 1 : group) * size;
      group = 0;
      continue;
    }
    const value = small[word];
    if (value === undefined) throw new Error(`«${word}» is no number word`);
    group += value;
  }
  return total + group;
}

/** What stands between «» in a text, in reading order. */
export function quoted(text: string): readonly string[] {
  return [...text.matchAll(/«([^»]+)»/g)].map(([, inner = '']) => inner);
}

/** Hears the quoted number; where a group is left out of the words, takes what was heard from the written number. */
export function solveSaidNumber(sheet: Sheet): AnswerKey {
  const said = nth(/«([^»]+)»/.exec(wordsOf(sheet.stem)) ?? [], 1);
  const asKey = (value: number): AnswerKey => ({ kind: 'integer', values: [String(value)] });
  if (sheet.form !== 'reverse') return asKey(heardNumber(said));
  const parts = said.split(' و ');
  const gap = parts.find((part) => part.startsWith('…')) ?? '';
  const heard = parts.filter((part) => !part.startsWith('…')).join(' و ');
  const left = nth(numbersInWords(sheet.stem), 0) - heardNumber(heard);
  const scale = gap === '…' ? 1 : heardNumber(gap.slice(2));
  if (left % scale !== 0) throw new Error('what is left out is no whole group');
  return asKey(left / scale);
}
