import type { AnswerKey, Inline } from '../../src/model/index.ts';
import { everyNumber } from './every-number.ts';
import { nth, only, type Sheet, wordsOf } from './sheet.ts';

/** Whether a number can be counted off in steps of `by`, from zero. */
function isCountedOff(value: number, by: number): boolean {
  let left = value;
  for (const jump of [by * 10_000, by * 1000, by * 100, by * 10, by]) while (left >= jump) left -= jump;
  return left === 0;
}

function numbersOf(content: readonly Inline[]): readonly number[] {
  return everyNumber([{ t: 'paragraph', content }]).map(({ numerator }) => numerator);
}

/** The one option that holds exactly the numbers asked for. */
export function rightGroup(sheet: Sheet): AnswerKey {
  if (sheet.answer.kind !== 'choice') throw new Error('no options');
  const row = sheet.stem.find((block) => block.t === 'display');
  if (row === undefined) throw new Error('no numbers');
  const numbers = everyNumber([row]).map(({ numerator }) => numerator);
  const words = wordsOf(sheet.stem);
  const by = nth(everyNumber(sheet.stem.filter((block) => block.t === 'paragraph')), 0).numerator;
  const isRest = /نیستند؟|باقی می‌ماند؟/.test(words);
  const wanted = numbers.filter((value) => isCountedOff(value, by) !== isRest);
  const fits = sheet.answer.options.filter(({ content }) => numbersOf(content).join() === wanted.join());
  return { kind: 'choice', option: only(fits).id };
}
