import type { AnswerKey, Block } from '../../src/model/index.ts';
import { boxed, fillsBox, whole } from '../question-readers/arithmetic-by-counting.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  type Sheet,
  sides,
  terms,
  termsValue,
  wordsOf,
} from '../question-readers/sheet.ts';
import { numbersOfProblem, signsOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

/** Counts from one number to another in hundreds, tens and ones, and gives how far it is. */
function countedUp(from: number, to: number): number {
  if (from > to) throw new Error('counting up to a smaller number');
  let at = from;
  let counted = 0;
  for (const stride of [1000, 100, 10, 1]) {
    while (at + stride <= to) {
      at += stride;
      counted += stride;
    }
  }
  return counted;
}

/** Counts on from a number by another, largest strides first. */
function countedOn(from: number, by: number): number {
  let at = from;
  let rest = by;
  for (const stride of [1000, 100, 10, 1]) {
    while (rest >= stride) {
      at += stride;
      rest -= stride;
    }
  }
  return at;
}

/** Whether a story puts its amounts together, by the words it asks or compares with. */
function isPutTogether(blocks: readonly Block[]): boolean {
  const words = wordsOf(blocks);
  if (words.includes('روی هم') || words.includes('بیشتر از')) return true;
  if (words.includes('مانده') || words.includes('تفاوت') || words.includes('کمتر از')) return false;
  throw new Error(`an unknown story: ${words}`);
}

/** What a story of two amounts asks for. */
function played(blocks: readonly Block[]): number {
  const [a = 0, b = 0] = numbersInWords(blocks);
  return isPutTogether(blocks) ? countedOn(a, b) : countedUp(Math.min(a, b), Math.max(a, b));
}

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
function summed(sheet: Sheet): AnswerKey {
  return whole(written(sheet).reduce(countedOn));
}

/** Counts up from the smaller to the larger. */
function apart(sheet: Sheet): AnswerKey {
  const [from = 0, taken = 0] = written(sheet);
  return whole(countedUp(taken, from));
}

/** Works out the second wording alone, without reading the simple one. */
const g3PsSimpler: SkillChecker = {
  solve: (sheet) => {
    const from = sheet.stem.findIndex((block) => wordsOf([block]).includes('عددهای اصلی:'));
    const real = sheet.stem.slice(from + 1);
    if (sheet.form !== 'compare') return whole(played(real));
    const [statement, next] = [real.slice(0, 1), real.slice(1, 2)];
    const [a = 0, b = 0] = numbersInWords(statement);
    // The question of a story with two steps is the last one's; what is stated first says it by its verbs.
    const isTaken = /بردند|نشسته|مصرف|جایزه|فروخت|رفته است/.test(wordsOf(statement));
    const first = isTaken ? countedUp(b, a) : countedOn(a, b);
    const by = nth(numbersInWords(next), 0);
    return whole(wordsOf(next).includes('کم شد') ? countedUp(by, first) : countedOn(first, by));
  },
};

/** Puts each sign between the two sides and keeps the one that states the truth. */
const ownCompareNumbers: SkillChecker = {
  solve: (sheet) => {
    const list = terms(only(formulas(sheet.stem).filter((node) => terms(node).some(({ t }) => t === 'blank'))));
    const at = list.findIndex(({ t }) => t === 'blank');
    const [left, right] = [termsValue(list.slice(0, at)), termsValue(list.slice(at + 1))];
    if (sheet.answer.kind !== 'choice') throw new Error('no signs');
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math' || piece.math.t !== 'operator') throw new Error('an option that is no sign');
      const difference = left.minus(right).numerator;
      if (piece.math.sign === '=') return difference === 0;
      return piece.math.sign === '<' ? difference < 0 : difference > 0;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

const g3CompareNumbers = withNumberSets(ownCompareNumbers, 'multiple-select');

/** Takes the smallest or largest that is left, again and again. */
const g3OrderNumbers: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'order') throw new Error('nothing to put in order');
    const isRising = sheet.answer.ends[0] === 'کوچک‌ترین';
    const left = [...sheet.answer.items];
    const items: string[] = [];
    while (left.length > 0) {
      const values = left.map(({ math }) => nodeValue(math).numerator);
      const next = values.indexOf(isRising ? Math.min(...values) : Math.max(...values));
      items.push(...left.splice(next, 1).map(({ id }) => id));
    }
    return { kind: 'order', items };
  },
};

/** Walks from the lower bound to the upper one and meets a single option on the way. */
const ownBetweenNumbers: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const statement = numbersInWords(sheet.stem);
    const matchesKey = (from: number, to: number, value: number): boolean => {
      for (let at = from + 1; at < to; at += 1) if (at === value) return true;
      return false;
    };
    const fits = sheet.answer.options.filter(({ content }) => {
      if (sheet.form === 'reverse') {
        const [from = 0, to = 0] = numbersInWords([{ t: 'paragraph', content }]);
        return matchesKey(from, to, nth(statement, 0));
      }
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no number');
      return matchesKey(nth(statement, 0), nth(statement, 1), nodeValue(piece.math).numerator);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

const g3BetweenNumbers = withNumberSets(ownBetweenNumbers, 'multiple-select');

/** Works the left side out exactly; stories are counted on or up. */
const g3AddMental: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'bare' || sheet.form === 'find-mistake') {
      return whole(termsValue(sides(only(formulas(sheet.stem)))[0]).numerator);
    }
    const numbers = numbersInWords(sheet.stem);
    const [a, b] = [nth(numbers, 0), nth(numbers, 1)];
    const words = wordsOf(sheet.stem);
    if (sheet.form === 'reverse') {
      return whole(words.includes('اضافه') ? countedUp(a, b) : countedOn(b, a));
    }
    return whole(words.includes('روی هم') ? countedOn(a, b) : countedUp(b, a));
  },
};

const places = { ده‌تایی: 10, صدتایی: 100, هزارتایی: 1000 } as const;

/** The round number met first when one walks away from the number in both directions, upwards first. */
function nearest(value: number, place: number): number {
  for (let away = 0; away <= place; away += 1) {
    if ((value + away) % place === 0) return value + away;
    if ((value - away) % place === 0) return value - away;
  }
  throw new Error('no round number near');
}

const askedAddsubEstimate: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const [, place] = nth(
      Object.entries(places).filter(([word]) => words.includes(`نزدیک‌ترین ${word}`)),
      0,
    );
    const nodes = formulas(sheet.stem).flatMap(terms);
    const [a = 0, b = 0] =
      sheet.form === 'story'
        ? numbersInWords(sheet.stem)
        : nodes.flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    const adds =
      sheet.form === 'story'
        ? words.includes('جمع دو عدد')
        : nodes.some((node) => node.t === 'operator' && node.sign === '+');
    return whole(adds ? nearest(a, place) + nearest(b, place) : nearest(a, place) - nearest(b, place));
  },
};

const g3AddsubEstimate = withWrongLine(askedAddsubEstimate, (sheet) => {
  const words = wordsOf(sheet.stem);
  const place = nth(
    Object.entries(places).filter(([word]) => words.includes(`نزدیک‌ترین ${word}`)),
    0,
  )[1];
  const nodes = formulas(sheet.stem);
  const [a = 0, b = 0] = numbersOfProblem(nodes).map((value) => nearest(Number(value.n), place));
  return [a, b, signsOfProblem(nodes).includes('+') ? a + b : a - b];
});

/** Counts on from the first amount, or up from the smaller to the larger. */
const g3AddsubWord: SkillChecker = { solve: (sheet) => whole(played(sheet.stem)) };

/** Tries every number in the box; a story is played backwards by counting. */
const g3AddsubInverse: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form !== 'story') return whole(fillsBox(boxed(sheet), 5100));
    const [a = 0, b = 0] = numbersInWords(sheet.stem);
    return whole(wordsOf(sheet.stem).includes('اول چند') ? countedOn(b, a) : countedUp(b, a));
  },
};

/** Counts on instead of carrying. */
const g3AddTable3digit: SkillChecker = { solve: summed };

/** Counts on instead of carrying. */
const g3AddTable4digit: SkillChecker = { solve: summed };

/** Tries the ten digits in the open place. */
const g3AddMissingDigit: SkillChecker = {
  solve: (sheet) => {
    const { terms, result } = figureOf(sheet, 'column');
    const fits = [...Array(10).keys()].filter((digit) => {
      const read = (row: string) => Number(row.replace('?', String(digit)));
      return terms.map(read).reduce((sum, value) => sum + value, 0) === read(result ?? '');
    });
    return whole(only(fits));
  },
};

/** Counts up instead of borrowing. */
const g3SubTable: SkillChecker = { solve: apart };

/** Counts up instead of borrowing. */
const g3SubAcrossZero: SkillChecker = { solve: apart };

export const checkers: ChapterCheckers = {
  'g3-ps-simpler': g3PsSimpler,
  'g3-compare-numbers': g3CompareNumbers,
  'g3-order-numbers': g3OrderNumbers,
  'g3-between-numbers': g3BetweenNumbers,
  'g3-add-mental': g3AddMental,
  'g3-addsub-estimate': g3AddsubEstimate,
  'g3-addsub-word': g3AddsubWord,
  'g3-addsub-inverse': g3AddsubInverse,
  'g3-add-table-3digit': g3AddTable3digit,
  'g3-add-table-4digit': g3AddTable4digit,
  'g3-add-missing-digit': g3AddMissingDigit,
  'g3-sub-table': g3SubTable,
  'g3-sub-across-zero': g3SubAcrossZero,
};
