import type { AnswerKey } from '../../src/model/index.ts';
import { boxed, fillsBox, heap, takenAway, whole } from '../question-readers/arithmetic-by-counting.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import {
  figureOf,
  formulas,
  nth,
  numbersInWords,
  only,
  type Sheet,
  sides,
  terms,
  termsValue,
  wordsOf,
} from '../question-readers/sheet.ts';
import { placeByPlace, withWrongLine } from '../question-readers/wrong-line.ts';

/** A product of a story, a picture or a formula, added up one factor after another. */
function addedUp(sheet: Sheet): AnswerKey {
  const total = ([groups = 0, size = 0]: readonly number[]): AnswerKey => {
    let sum = 0;
    for (let group = 0; group < groups; group += 1) sum += size;
    return whole(sum);
  };
  const { figure } = sheet;
  if (figure?.t === 'column') {
    if (figure.operator !== '×') throw new Error('no product');
    return total([...figure.terms].reverse().map(Number));
  }
  if (sheet.form === 'story') return total(numbersInWords(sheet.stem.slice(0, 1)).toSorted((a, b) => a - b));
  const product = nth(formulas(sheet.stem), -1);
  const factors = terms(product).flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
  return total(factors.slice(0, 2).toSorted((a, b) => a - b));
}

/** Reads every clue as it is worded and crosses the numbers out. */
const g3PsEliminate: SkillChecker = {
  solve: (sheet) => {
    const [opening, ...clues] = sheet.stem;
    let left =
      sheet.form === 'compare' && opening
        ? [...numbersInWords([opening])]
        : [...Array(90).keys()].map((each) => each + 10);
    let read = 0;
    for (const clue of clues) {
      const words = wordsOf([clue]);
      const [number = 0] = numbersInWords([clue]);
      const tens = (value: number) => Number(String(value)[0]);
      const ones = (value: number) => Number(String(value)[1]);
      const keep = (rule: (value: number) => boolean) => {
        read += 1;
        left = left.filter(rule);
      };
      if (words.startsWith('جمع دو رقمش')) keep((value) => tens(value) + ones(value) === number);
      else if (words === 'زوج است.') keep((value) => '02468'.includes(String(ones(value))));
      else if (words === 'فرد است.') keep((value) => '13579'.includes(String(ones(value))));
      else if (words.startsWith('با شمردن'))
        keep((value) => [...Array(40).keys()].some((times) => times * number === value));
      else if (words.startsWith('از ') && words.endsWith('بزرگ‌تر است.')) keep((value) => value > number);
      else if (words.startsWith('از ') && words.endsWith('کوچک‌تر است.')) keep((value) => value < number);
      else if (words.startsWith('رقم دهگانش از')) keep((value) => tens(value) > ones(value));
      else if (words.startsWith('رقم یکانش از')) keep((value) => ones(value) > tens(value));
      else if (words.startsWith('رقم دهگانش')) keep((value) => tens(value) === number);
    }
    if (read < 3) throw new Error(`only ${read} clues`);
    return whole(only(left));
  },
};

const bundles = { ده‌تایی: 10, صدتایی: 100, هزارتایی: 1000 } as const;

/** So many tens, hundreds or thousands added one after another; a hidden factor is found by how often the other goes in. */
const g3MultBy10: SkillChecker = {
  solve: (sheet) => {
    const added = (count: number, size: number) => {
      let total = 0;
      for (let one = 0; one < count; one += 1) total += size;
      return total;
    };
    if (sheet.form === 'story') {
      const [count = 0, note = 0] = numbersInWords(sheet.stem);
      const words = wordsOf(sheet.stem);
      const [, size] = Object.entries(bundles).find(([word]) => words.includes(` ${word} `)) ?? ['', note];
      return whole(added(count, size));
    }
    if (sheet.form === 'find-mistake') return whole(termsValue(sides(only(formulas(sheet.stem)))[0]).numerator);
    const [left, right] = sides(boxed(sheet));
    const known = left.flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    const [a = 0, b = 0] = known;
    if (sheet.form === 'bare') return whole(added(Math.max(a, b), Math.min(a, b)));
    const target = termsValue(right).numerator;
    let times = 0;
    for (let total = 0; total < target; total += a) times += 1;
    if (added(times, a) !== target) throw new Error('no factor fits');
    return whole(times);
  },
};

/** Counts the blocks again and again, lays groups out, or tries the box. */
const g3MultTens: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') {
      const { hundreds, tens } = figureOf(sheet, 'place-blocks');
      return whole(heap(nth(numbersInWords(sheet.stem), 1), hundreds * 100 + tens * 10));
    }
    if (sheet.form === 'story') {
      const [groups = 0, size = 0] = numbersInWords(sheet.stem.slice(0, 1));
      return whole(heap(groups, size));
    }
    if (sheet.form === 'find-mistake') return whole(termsValue(sides(only(formulas(sheet.stem)))[0]).numerator);
    return whole(fillsBox(boxed(sheet), 8200));
  },
};

/** Reads the sides off the drawing and lays the squares of each piece out. */
const g3MultAreaModel: SkillChecker = {
  solve: (sheet) => {
    const { shapes } = figureOf(sheet, 'drawing');
    const sides = shapes.flatMap((shape) => (shape.t === 'polygon' ? [shape.sides ?? []] : []));
    const numbers = sides.map((list) => list.flatMap((node) => (node?.t === 'number' ? [Number(node.value)] : [])));
    const height = nth(nth(numbers, 0), 1);
    const areas = numbers.map((list) => heap(height, nth(list, 0)));
    if (sheet.form !== 'reverse') return whole(areas.reduce((sum, area) => sum + area, 0));
    const texts = shapes.flatMap((shape) => (shape.t === 'text' ? [shape.text] : []));
    return whole(
      nth(
        areas,
        texts.findIndex(({ t }) => t === 'blank'),
      ),
    );
  },
};

/** Adds instead of multiplying. */
const askedMult2digit: SkillChecker = { solve: addedUp };

const g3Mult2digit = withWrongLine(askedMult2digit, placeByPlace);

/** Adds instead of multiplying. */
const askedMult3digit: SkillChecker = { solve: addedUp };

const g3Mult3digit = withWrongLine(askedMult3digit, placeByPlace);

/** Adds instead of multiplying. */
const g3MultColumn: SkillChecker = { solve: addedUp };

/** Tries the ten digits in the open place. */
const g3MultMissingDigit: SkillChecker = {
  solve: (sheet) => {
    const { terms, result } = figureOf(sheet, 'column');
    const fits = [...Array(10).keys()].filter((digit) => {
      const read = (row: string) => Number(row.replace('?', String(digit)));
      const [value = 0, by = 0] = terms.map(read);
      return heap(by, value) === read(result ?? '');
    });
    return whole(only(fits));
  },
};

/** Adds the groups one after another, then what comes on top. */
const g3MultWord2: SkillChecker = {
  solve: (sheet) => {
    const [statement, second] = [sheet.stem.slice(0, 1), sheet.stem.slice(1, 2)];
    const [groups = 0, size = 0] = [...numbersInWords(statement)].sort((a, b) => a - b);
    let sum = 0;
    for (let group = 0; group < groups; group += 1) sum += size;
    const isMore = !wordsOf(second).includes('جواب را');
    const [more = 0] = isMore ? numbersInWords(second) : [];
    return whole(sum + more);
  },
};

/** Takes whole groups away until none is left. */
const g3DivQuotientRemainder: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    if (figure?.t === 'set') return whole(...takenAway(figure.total, nth(numbersInWords(sheet.stem), 0)));
    if (figure?.t === 'long-division') return whole(...takenAway(Number(figure.dividend), Number(figure.divisor)));
    const [amount = 0, divisor = 0] =
      sheet.form === 'story'
        ? numbersInWords(sheet.stem)
        : terms(only(formulas(sheet.stem))).flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    return whole(...takenAway(amount, divisor));
  },
};

/** Fills one holder after another with real things. */
const g3DivRemainderWord: SkillChecker = {
  solve: (sheet) => {
    const [a = 0, b = 0] = numbersInWords(sheet.stem.slice(0, 1));
    const [amount, size] = [Math.max(a, b), Math.min(a, b)];
    const holders: number[] = [];
    for (let thing = 0; thing < amount; thing += 1) {
      const last = holders.length - 1;
      if (last >= 0 && (holders[last] ?? 0) < size) holders[last] = (holders[last] ?? 0) + 1;
      else holders.push(1);
    }
    const full = holders.filter((held) => held === size).length;
    const words = wordsOf(sheet.stem.slice(-1));
    if (words.includes('دست‌کم')) return whole(holders.length);
    return whole(words.includes('باقی می‌ماند') ? amount - full * size : full);
  },
};

/** Tries the box; in stories things are handed out and counted. */
const g3DivCheck: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') {
      const { dividend, divisor, quotient } = figureOf(sheet, 'long-division');
      const [groups, left] = takenAway(Number(dividend), Number(divisor));
      return whole(quotient === null ? groups : left);
    }
    if (sheet.form !== 'story') return whole(fillsBox(boxed(sheet), 150));
    const [a = 0, b = 0, c = 0] = numbersInWords(sheet.stem);
    const words = wordsOf(sheet.stem);
    if (words.includes(' داشت؟')) return whole(heap(a, b) + c);
    if (words.includes('برایش باقی ماند؟')) return whole(a - heap(b, c));
    const tried = words.includes('چند نفر بودند؟')
      ? [...Array(100).keys()].filter((people) => heap(people, b) + c === a)
      : [...Array(100).keys()].filter((each) => heap(b, each) + c === a);
    return whole(only(tried));
  },
};

export const checkers: ChapterCheckers = {
  'g3-ps-eliminate': g3PsEliminate,
  'g3-mult-by-10': g3MultBy10,
  'g3-mult-tens': g3MultTens,
  'g3-mult-area-model': g3MultAreaModel,
  'g3-mult-2digit': g3Mult2digit,
  'g3-mult-3digit': g3Mult3digit,
  'g3-mult-column': g3MultColumn,
  'g3-mult-missing-digit': g3MultMissingDigit,
  'g3-mult-word-2': g3MultWord2,
  'g3-div-quotient-remainder': g3DivQuotientRemainder,
  'g3-div-remainder-word': g3DivRemainderWord,
  'g3-div-check': g3DivCheck,
};
