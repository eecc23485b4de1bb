import type { AnswerKey } from '../../src/model/index.ts';
import { numbersInWords, type Sheet } from './sheet.ts';
import { whole } from './whole-numbers.ts';
import { countedOn, countedUp } from './written-sums.ts';

/** The numbers of a written sum or difference, from its table, its columns or its story. */
function written(sheet: Sheet): readonly number[] {
  const { figure } = sheet;
  if (figure?.t === 'column') return figure.terms.map(Number);
  if (figure?.t === 'place-table') {
    return figure.rows.filter((cells) => !cells.includes('?')).map((cells) => Number(cells.join('')));
  }
  return numbersInWords(sheet.stem);
}

/** Counts on from one number to the next. */
export function summed(sheet: Sheet): AnswerKey {
  return whole(written(sheet).reduce(countedOn));
}

/** Counts up from the smaller to the larger. */
export function apart(sheet: Sheet): AnswerKey {
  const [from = 0, taken = 0] = written(sheet);
  return whole(countedUp(taken, from));
}
