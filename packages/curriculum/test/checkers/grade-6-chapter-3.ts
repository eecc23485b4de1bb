import { Rational } from '../../src/numbers/rational.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { heardNumber } from '../question-readers/number-words.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  type Sheet,
  terms,
  termsValue,
  wordsOf,
} from '../question-readers/sheet.ts';

const steps = { ده‌هزارم: 10_000, هزارم: 1000, صدم: 100, دهم: 10 } as const;

/** What may still follow a word within one number: less than this. */
function space(part: string): number {
  if (part.includes('هزار')) return 1000;
  const value = heardNumber(part);
  return value >= 100 ? 100 : value >= 20 ? 10 : 0;
}

/** What is said as one whole number, or null when its words do not grow smaller. */
function number(parts: readonly string[]): number | null {
  const fits = (part: string, index: number) =>
    index === 0 || (!part.includes('هزار') && heardNumber(part) < space(parts[index - 1] ?? ''));
  return parts.every(fits) ? parts.reduce((sum, part) => sum + heardNumber(part), 0) : null;
}

/** Refuses what may be heard in two ways: «بیست و پنج صدم» is 0.25 or 20.05. */
const g6DecimalReadPlace: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'reverse') {
      const shown = nth(formulas(sheet.stem), 0);
      if (shown.t !== 'digits') throw new Error('no digit is pointed at');
      const without = [...shown.value].map((each, index) => (index === shown.index ? '0' : each)).join('');
      const placeValue = (text: string) =>
        Rational.of(BigInt(text.replace('.', '')), 10n ** BigInt(text.length - text.indexOf('.') - 1));
      return { kind: 'decimal', values: [asDecimal(placeValue(shown.value).minus(placeValue(without)))] };
    }
    const said = nth(/«([^»]+)»/.exec(wordsOf(sheet.stem)) ?? [], 1);
    const [name = '', size = 1] = Object.entries(steps).find(([word]) => said.endsWith(` ${word}`)) ?? [];
    const parts = said.slice(0, -name.length - 1).split(' و ');
    const hearings = parts.flatMap((_, cut) => {
      const [whole, part] = [number(parts.slice(0, cut)), number(parts.slice(cut))];
      return whole !== null && part !== null && part < size ? [Rational.of(whole).plus(Rational.of(part, size))] : [];
    });
    if (hearings.length !== 1) throw new Error(`heard in ${hearings.length} ways: ${said}`);
    return { kind: 'decimal', values: [asDecimal(nth(hearings, 0))] };
  },
};

/** Finds the smallest again and again; the words tell from which end to begin. */
const ownDecimalCompare: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'order') throw new Error('nothing to be put in order');
    const rising = /از کوچک به بزرگ|کوتاه‌ترین|سبک‌ترین|کمتر آب|کم‌باران|سریع‌ترین/.test(wordsOf(sheet.stem));
    const left = [...sheet.answer.items];
    const row: string[] = [];
    while (left.length > 0) {
      const smallest = left.reduce((best, item) =>
        nodeValue(item.math).compare(nodeValue(best.math)) < 0 ? item : best,
      );
      row.push(smallest.id);
      left.splice(left.indexOf(smallest), 1);
    }
    return { kind: 'order', items: rising ? row : row.reverse() };
  },
};

const g6DecimalCompare = withNumberSets(ownDecimalCompare, 'multiple-select', 'categorize');

/** Works in fractions, and takes «اضافه», «دیگر» and «روی هم» for adding as a reader does. */
const g6DecimalAddsub: SkillChecker = {
  solve: (sheet) => {
    const [a, b] = [nth(given(sheet), 0), nth(given(sheet), 1)];
    const words = wordsOf(sheet.stem);
    if (sheet.form === 'reverse') return keyDecimalAddsub(words.includes('اضافه') ? b.minus(a) : b.plus(a));
    if (sheet.form === 'story') return keyDecimalAddsub(/دیگر|روی هم/.test(words) ? a.plus(b) : a.minus(b));
    const sign = nth(
      formulas(sheet.stem)
        .flatMap(terms)
        .filter((node) => node.t === 'operator'),
      0,
    );
    return keyDecimalAddsub(sign.t === 'operator' && sign.sign === '+' ? a.plus(b) : a.minus(b));
  },
};

function keyDecimalAddsub(value: Parameters<typeof asDecimal>[0]) {
  return { kind: 'decimal', values: [asDecimal(value)] } as const;
}

/** Divides the numerator by the denominator, digit after digit. */
const g6FractionDecimalConvert: SkillChecker = {
  solve: (sheet) => ({ kind: 'decimal', values: [asDecimal(nth(given(sheet), 0))] }),
};

/** Multiplies fractions and divides back. */
const g6DecimalMult: SkillChecker = {
  solve: (sheet) => {
    const [a, b] = [nth(given(sheet), 0), nth(given(sheet), 1)];
    const product = a.over(b.over(b).over(b));
    if (!product.over(a).equals(b)) throw new Error('the product does not divide back');
    return { kind: 'decimal', values: [asDecimal(product)] };
  },
};

/** Metres, grams and litres in one unit each. */
const values: Readonly<Record<string, number>> = {
  میلی‌متر: 1,
  سانتی‌متر: 10,
  دسی‌متر: 100,
  متر: 1000,
  کیلومتر: 1_000_000,
  گرم: 1,
  کیلوگرم: 1000,
  تن: 1_000_000,
  میلی‌لیتر: 1,
  لیتر: 1000,
};

const g6DecimalMuldiv10: SkillChecker = {
  solve: (sheet) => {
    const [a, b] = given(sheet);
    if (!a) throw new Error('no number');
    const words = wordsOf(sheet.stem);
    if (sheet.form === 'story') {
      const [, from = '', to = ''] =
        /\s{2,}([آ-ی\u200c]+) نوشته است و می‌خواهد آن را به ([آ-ی\u200c]+) بنویسد/.exec(words) ?? [];
      return keyDecimalMuldiv10(a.times(Rational.of(values[from] ?? 0)).over(Rational.of(values[to] ?? 1)));
    }
    if (!b) throw new Error('no second number');
    if (sheet.form === 'reverse') return keyDecimalMuldiv10(words.includes('ضرب') ? b.over(a) : a.over(b));
    const sign = nth(
      formulas(sheet.stem)
        .flatMap(terms)
        .filter((node) => node.t === 'operator'),
      0,
    );
    return keyDecimalMuldiv10(sign.t === 'operator' && sign.sign === '×' ? a.times(b) : a.over(b));
  },
};

function keyDecimalMuldiv10(value: Rational) {
  return { kind: 'decimal', values: [asDecimal(value)] } as const;
}

function numbers(sheet: Sheet): readonly [number, number] {
  if (sheet.form === 'figure') {
    const { dividend, divisor } = figureOf(sheet, 'long-division');
    return [Number(dividend), Number(divisor)];
  }
  if (sheet.form === 'story') return [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
  const values = terms(nth(formulas(sheet.stem), 0)).flatMap((node) =>
    node.t === 'number' ? [Number(node.value)] : [],
  );
  return [nth(values, 0), nth(values, 1)];
}

/** Takes the divisor away, hundreds of times at once and then one by one. */
const g6WholeDivision: SkillChecker = {
  solve: (sheet) => {
    const [dividend, divisor] = numbers(sheet);
    let left = dividend;
    let times = 0;
    for (const many of [100, 10, 1]) {
      while (left >= many * divisor) {
        left -= many * divisor;
        times += many;
      }
    }
    return { kind: 'integer', values: [String(times), String(left)] };
  },
};

/** Shares in fractions; the whole number is in words or in the formula. */
const g6DecimalDivWhole: SkillChecker = {
  solve: (sheet) => {
    const a = nth(given(sheet), 0);
    const divisor =
      sheet.form === 'story' || sheet.form === 'reverse'
        ? Rational.of(nth(numbersInWords(sheet.stem), 0))
        : nth(given(sheet), 1);
    return { kind: 'decimal', values: [asDecimal(sheet.form === 'reverse' ? a.times(divisor) : a.over(divisor))] };
  },
};

/** Divides digit after digit; in a story the larger number is what is shared, unless the words put the parts first. */
const g6DivisionContinue: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form !== 'story') return keyDivisionContinue(nth(given(sheet), 0).over(nth(given(sheet), 1)));
    const [first, second] = [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
    const partsFirst = /بستهٔ یکسان|روز، هر روز|دفتر یکسان/.test(wordsOf(sheet.stem));
    return keyDivisionContinue(partsFirst ? Rational.of(second, first) : Rational.of(first, second));
  },
};

function keyDivisionContinue(value: Rational) {
  return { kind: 'decimal', values: [asDecimal(value)] } as const;
}

/** Grows the quotient by its smallest step while the product still fits; what is missing then is the remainder. */
const g6DecimalDivRemainder: SkillChecker = {
  solve: (sheet) => {
    const dividend = nth(given(sheet), 0);
    const divisor = sheet.form === 'story' ? Rational.of(nth(numbersInWords(sheet.stem), 0)) : nth(given(sheet), 1);
    const smallest = Rational.of(1, wordsOf(sheet.stem).includes('دو رقم') ? 100 : 10);
    let quotient = Rational.of(0);
    for (;;) {
      const next = quotient.plus(smallest);
      if (next.times(divisor).compare(dividend) > 0) break;
      quotient = next;
    }
    return { kind: 'decimal', values: [asDecimal(quotient), asDecimal(dividend.minus(quotient.times(divisor)))] };
  },
};

/** Divides fractions; where what one of them is comes first, the second number is what is divided. */
const g6DivByDecimal: SkillChecker = {
  solve: (sheet) => {
    const [first, second] = [nth(given(sheet), 0), nth(given(sheet), 1)];
    const swapped = sheet.form === 'story' && /سرعت ثابت|هر دقیقه|هر بستهٔ زعفران/.test(wordsOf(sheet.stem));
    return { kind: 'decimal', values: [asDecimal(swapped ? second.over(first) : first.over(second))] };
  },
};

/** Carries every division out and keeps the one with the same result. */
const g6DivEquivalent: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const asked = termsValue(terms(nth(formulas(sheet.stem), 0)));
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = nth(content, 0);
      return piece.t === 'math' && termsValue(terms(piece.math)).equals(asked);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Reads the story again and works it out in fractions. */
const g6DecimalWord: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const values = given(sheet);
    const whole = (index: number) => Rational.of(nth(numbersInWords(sheet.stem), index));
    const [a, b, c] = values;
    if (words.includes('میانگین')) {
      const sum = values.reduce((total, each) => total.plus(each), Rational.of(0));
      return keyDecimalWord(sum.over(Rational.of(values.length)));
    }
    if (!a || !b) throw new Error('too few numbers');
    if (words.includes('بنزین')) return keyDecimalWord(b.minus(a.times(whole(1).over(whole(0)))));
    if (words.includes('در آغاز')) return keyDecimalWord(a.times(whole(0)).plus(b));
    return keyDecimalWord((c ?? Rational.of(0)).minus(a.times(b)));
  },
};

function keyDecimalWord(value: Rational) {
  return { kind: 'decimal', values: [asDecimal(value)] } as const;
}

export const checkers: ChapterCheckers = {
  'g6-decimal-read-place': g6DecimalReadPlace,
  'g6-decimal-compare': g6DecimalCompare,
  'g6-decimal-addsub': g6DecimalAddsub,
  'g6-fraction-decimal-convert': g6FractionDecimalConvert,
  'g6-decimal-mult': g6DecimalMult,
  'g6-decimal-muldiv-10': g6DecimalMuldiv10,
  'g6-whole-division': g6WholeDivision,
  'g6-decimal-div-whole': g6DecimalDivWhole,
  'g6-division-continue': g6DivisionContinue,
  'g6-decimal-div-remainder': g6DecimalDivRemainder,
  'g6-div-by-decimal': g6DivByDecimal,
  'g6-div-equivalent': g6DivEquivalent,
  'g6-decimal-word': g6DecimalWord,
};
