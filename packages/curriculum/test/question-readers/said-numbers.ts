import type { AnswerKey } from '../../src/model/index.ts';
import { heardNumber } from './number-words.ts';
import { nth, numbersInWords, type Sheet, wordsOf } from './sheet.ts';

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
