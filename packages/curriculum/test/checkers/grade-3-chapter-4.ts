import { numberWords } from '../../src/index.ts';
import type { Inline, MathNode } from '../../src/model/index.ts';
import { boxed, fillsBox, heap, takenAway, whole } from '../question-readers/arithmetic-by-counting.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { unitsOf } from '../question-readers/fraction-parts.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { dealt } from '../question-readers/part-of-amount.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  sides,
  terms,
  termsValue,
  wordsOf,
} from '../question-readers/sheet.ts';

/** The story played through with every number as the unknown; the one that comes out as stated. */
function playedOut(content: readonly Inline[]): number {
  const blocks = [{ t: 'paragraph', content }] as const;
  const words = wordsOf(blocks);
  const [first = 0, last = 0] = numbersInWords(blocks);
  const startsUnknown = /^\S+ چند /.test(words);
  const ends = (value: number): number => {
    const [start, change] = startsUnknown ? [value, first] : [first, value];
    if (words.includes('دیگر گرفت')) return start + change;
    if (words.includes('به دوستش داد')) return start - change;
    if (words.includes('روی هم')) return start * change;
    throw new Error(`an unknown story: ${words}`);
  };
  return only(Array.from({ length: 201 }, (_, value) => value).filter((value) => value > 0 && ends(value) === last));
}

/** The unknown of a sentence, NaN when no number fits. */
function solvedPsNumberSentence(equation: MathNode): number {
  try {
    return fillsBox(equation, 900);
  } catch {
    return Number.NaN;
  }
}

/** Sentence and story go together when the same unknown makes both true, and both do the same with it. */
const g3PsNumberSentence: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const [paragraph] = sheet.stem;
    if (sheet.form === 'reverse') {
      const target = formulas(sheet.stem).map(solvedPsNumberSentence)[0];
      const equation = nth(formulas(sheet.stem), 0);
      const boxFirst = equation.t === 'row' && equation.children[0]?.t === 'blank';
      const fits = sheet.answer.options.filter(({ content }) => {
        const startsUnknown = /^\S+ چند /.test(wordsOf([{ t: 'paragraph', content }]));
        return startsUnknown === boxFirst && playedOut(content) === target;
      });
      return { kind: 'choice', option: only(fits).id };
    }
    if (paragraph?.t !== 'paragraph') throw new Error('no story');
    const value = playedOut(paragraph.content);
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'math' && solvedPsNumberSentence(piece.math) === value;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Tries every number in the box; a number kept in mind is put through the stated steps. */
const g3MissingNumber: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form !== 'story') return whole(fillsBox(boxed(sheet), 100));
    const [stated = 0, result = 0] = numbersInWords(sheet.stem);
    const words = wordsOf(sheet.stem);
    const reaches = (value: number): boolean => {
      const [start, moved] = words.includes('در ذهنش') ? [value, stated] : [stated, value];
      if (words.includes('اضافه')) return start + moved === result;
      if (words.includes('کم کرد')) return start - moved === result;
      if (words.includes('ضرب')) return start * moved === result;
      return start === result * moved;
    };
    return whole(only(Array.from({ length: 101 }, (_, value) => value).filter(reaches)));
  },
};

/** Counts what is drawn: hops along the line, pieces one group after another. */
const g3MultGroups: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const { hops } = figureOf(sheet, 'number-line');
      if (!hops) throw new Error('no hops');
      let at = hops.start;
      for (let hop = 0; hop < hops.count; hop += 1) at += hops.size;
      return whole(at);
    }
    const units = unitsOf(sheet);
    const pieces = units.reduce((sum, { parts }) => sum + parts, 0);
    if (sheet.form !== 'reverse') return whole(pieces);
    const [left] = sides(boxed(sheet));
    if (!wordsOf(sheet.stem).includes('عدد اول تعداد')) throw new Error('the order of the factors is not told');
    return whole(nth(left, 0).t === 'blank' ? units.length : nth(units, 0).parts);
  },
};

/** Walks over the squares, one after another. */
const g3MultArray: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const [rows = 0, columns = 0] = numbersInWords(sheet.stem);
      return whole(heap(rows, columns));
    }
    const { rows, columns, shadedRows } = figureOf(sheet, 'area');
    let squares = 0;
    for (let at = 0; at < rows * columns; at += 1) {
      const isColored = Math.floor(at / columns) < shadedRows;
      if (sheet.form !== 'compare' || !isColored) squares += 1;
    }
    return whole(squares);
  },
};

/** Counts the equal numbers of the printed sum; those of a story or a line of hops are laid out one by one. */
const g3MultRepeatedAddition: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') {
      const { hops } = figureOf(sheet, 'number-line');
      if (!hops) throw new Error('no hops');
      return whole(hops.count, hops.size, heap(hops.count, hops.size));
    }
    if (sheet.form === 'story') {
      const [times = 0, each = 0] = numbersInWords(sheet.stem);
      return whole(times, each, heap(times, each));
    }
    const list = terms(only(formulas(sheet.stem)));
    const end = list.findIndex((node) => node.t === 'operator' && node.sign === '=');
    const addends = (end < 0 ? list : list.slice(0, end)).filter(({ t }) => t === 'number').map(nodeValue);
    const first = nth(addends, 0);
    if (addends.some((addend) => !addend.equals(first))) throw new Error('the numbers of the sum differ');
    const total = addends.reduce((sum, addend) => sum.plus(addend));
    return whole(addends.length, first.numerator, total.numerator);
  },
};

/** Lays the groups out and counts; the spoken form is found by trying the words of every pair. */
const ownTimesTable: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const words = wordsOf(sheet.stem);
      const pairs = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((a) => [2, 3, 4, 5, 6, 7, 8, 9].map((b) => [a, b] as const));
      const [a, b] = only(pairs.filter(([a, b]) => words.startsWith(`${numberWords(a)} تا ${numberWords(b)}‌تایی`)));
      return whole(heap(a, b));
    }
    const product =
      sheet.form === 'figure'
        ? nth(
            only(
              figureOf(sheet, 'table').rows.filter(([, result]) => result?.t === 'math' && result.math.t === 'blank'),
            ),
            0,
          )
        : { t: 'math' as const, math: nth(formulas(sheet.stem), -1) };
    if (product.t !== 'math') throw new Error('no product');
    const [a = 0, b = 0] = terms(product.math).flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    return whole(heap(a, b));
  },
};

const g3TimesTable = withNumberSets(ownTimesTable, 'table-cells');

/** Tries every number in the box; in stories the known groups are taken away until nothing is left. */
const g3TimesMissingFactor: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'bare' || sheet.form === 'find-mistake') return whole(fillsBox(boxed(sheet), 81));
    const numbers = numbersInWords(sheet.stem);
    const size = sheet.form === 'figure' ? figureOf(sheet, 'area').columns : nth(numbers, 0);
    const [groups, left] = takenAway(Math.max(...numbers), size);
    if (left !== 0) throw new Error('the factor is no whole number');
    return whole(groups);
  },
};

/** Lays out what the first sentence tells; what comes after it is only stated beside it. */
const g3MultWord: SkillChecker = {
  solve: (sheet) => {
    const [a = 0, b = 0] = numbersInWords(sheet.stem.slice(0, 1));
    return whole(heap(a, b));
  },
};

/** Works both sides out: tries the box, deals the rows again, or mends the last number. */
const g3MultCommutative: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const [rows = 0, columns = 0, now = 0] = numbersInWords(sheet.stem);
      const [each, left] = takenAway(heap(rows, columns), now);
      if (left !== 0) throw new Error('rows that are not equal');
      return whole(each);
    }
    if (sheet.form === 'find-mistake') {
      const [left, right] = sides(only(formulas(sheet.stem)));
      const target = termsValue(left);
      const last = nth(terms({ t: 'row', children: right }), 0);
      const fits = [...Array(100).keys()].filter((value) =>
        termsValue([last, { t: 'operator', sign: '×' }, { t: 'number', value: String(value) }]).equals(target),
      );
      return whole(only(fits));
    }
    return whole(fillsBox(boxed(sheet), 100));
  },
};

/** Tries the box, lays the things out, or works the left side of a mistaken product out again. */
const g3MultZeroOne: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const holders = nth(numbersInWords(sheet.stem), 0);
      return whole(heap(holders, wordsOf(sheet.stem).includes('هیچ‌کدام') ? 0 : 1));
    }
    if (sheet.form === 'find-mistake') {
      return whole(termsValue(sides(only(formulas(sheet.stem)))[0]).numerator);
    }
    return whole(fillsBox(boxed(sheet), 200));
  },
};

/** Every box and every bold number becomes `value`. */
function filledMultSplit(node: MathNode, value: number): MathNode {
  if (node.t === 'blank' || node.t === 'emphasis') return { t: 'number', value: String(value) };
  if (node.t === 'group') return { t: 'group', child: filledMultSplit(node.child, value) };
  return node.t === 'row' ? { t: 'row', children: node.children.map((child) => filledMultSplit(child, value)) } : node;
}

/** Tries every number in the open place until both sides are worth the same; of a picture the empty columns are counted. */
const g3MultSplit: SkillChecker = {
  solve: (sheet) => {
    const equation = only(formulas(sheet.stem).filter((node) => terms(node).length > 3));
    const fits = [...Array(30).keys()].filter((value) => {
      const [left, right] = sides(filledMultSplit(equation, value));
      return termsValue(left).equals(termsValue(right));
    });
    const found = only(fits);
    if (sheet.form === 'figure') {
      const { columns, shadedColumns } = figureOf(sheet, 'area');
      if (columns - shadedColumns !== found) throw new Error('the picture shows another split');
    }
    return whole(found);
  },
};

/** Deals the things out one at a time. */
const g3DivisionSharing: SkillChecker = {
  solve: (sheet) => {
    const [a = 0, b = 0] = numbersInWords(sheet.stem);
    if (sheet.form === 'figure') return whole(dealt(figureOf(sheet, 'set').total, [1, nth([a], 0)]));
    return whole(dealt(Math.max(a, b), [1, Math.min(a, b)]));
  },
};

/** Takes the divisor away again and again. */
const g3DivisionFacts: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'compare') {
      const found = formulas(sheet.stem).map((node) => nodeValue(node).numerator);
      if (new Set(found).size < 2) throw new Error('neither is larger');
      return whole(Math.max(...found));
    }
    const division = formulas(sheet.stem).find((node) =>
      terms(node).some((one) => one.t === 'operator' && one.sign === '÷'),
    );
    const [amount = 0, divisor = 0] =
      division === undefined
        ? numbersInWords(sheet.stem)
        : sides(division)[0].flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    const [groups, left] = takenAway(amount, divisor);
    if (left !== 0) throw new Error('something is left over');
    return whole(nth([groups], 0));
  },
};

/** Works every option out: one alone is false. */
const g3DivisionFamily: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const wrong = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no formula');
      const [left, right] = sides(piece.math);
      return !termsValue(left).equals(termsValue(right));
    });
    return { kind: 'choice', option: only(wrong).id };
  },
};

export const checkers: ChapterCheckers = {
  'g3-ps-number-sentence': g3PsNumberSentence,
  'g3-missing-number': g3MissingNumber,
  'g3-mult-groups': g3MultGroups,
  'g3-mult-array': g3MultArray,
  'g3-mult-repeated-addition': g3MultRepeatedAddition,
  'g3-times-table': g3TimesTable,
  'g3-times-missing-factor': g3TimesMissingFactor,
  'g3-mult-word': g3MultWord,
  'g3-mult-commutative': g3MultCommutative,
  'g3-mult-zero-one': g3MultZeroOne,
  'g3-mult-split': g3MultSplit,
  'g3-division-sharing': g3DivisionSharing,
  'g3-division-facts': g3DivisionFacts,
  'g3-division-family': g3DivisionFamily,
};
