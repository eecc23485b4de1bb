import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { heardNumber } from '../question-readers/number-words.ts';
import {
  figureOf,
  formulas,
  nth,
  numbersInWords,
  only,
  type Sheet,
  terms,
  valueAt,
  wordsOf,
} from '../question-readers/sheet.ts';

/** Writes every case down and counts the different ones. */
const g3PsListAll: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const given = numbersInWords(sheet.stem);
    const cases = new Set<string>();
    if (words.includes('دو رقمی')) {
      const repeats = words.includes('دو بار');
      for (const [i, tens] of given.entries()) {
        for (const [j, ones] of given.entries()) if (tens > 0 && (repeats || i !== j)) cases.add(`${tens}${ones}`);
      }
    } else if (words.includes('جور')) {
      for (let a = 0; a < nth(given, 0); a += 1) for (let b = 0; b < nth(given, 1); b += 1) cases.add(`${a}|${b}`);
    } else {
      const sum = nth(given, 0);
      for (let a = 0; a <= sum; a += 1) cases.add([a, sum - a].sort((x, y) => x - y).join('|'));
    }
    return { kind: 'integer', values: [String(cases.size)] };
  },
  forms: 2,
};

/** Counts bundle after bundle, up to the number or through the bundles. */
const g3ThousandBundles: SkillChecker = {
  solve: (sheet) => {
    const given = nth(numbersInWords(sheet.stem), 0);
    const size = wordsOf(sheet.stem).includes('صدتایی') ? 100 : 10;
    let total = 0;
    let bundles = 0;
    while (sheet.form === 'reverse' ? bundles < given : total < given) {
      total += size;
      bundles += 1;
    }
    return { kind: 'integer', values: [String(sheet.form === 'reverse' ? total : bundles)] };
  },
};

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
const g3ReadFourDigit: SkillChecker = {
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

/** Adds the worth of each word up, hearing «هزار» as it is said. */
const g3WriteFourDigit: SkillChecker = {
  solve: (sheet) => {
    const said = nth(/«([^»]+)»/.exec(wordsOf(sheet.stem)) ?? [], 1);
    return { kind: 'integer', values: [String(heardNumber(said))] };
  },
};

/** Bundles by their word, as a «reverse» question tells them. */
const bundles = { هزارتایی: 1000, صدتایی: 100, ده‌تایی: 10, یکی: 1 } as const;

const powers = { هزارگان: 1000, صدگان: 100, دهگان: 10, یکان: 1 } as const;

function numberOf(sheet: Sheet): number {
  if (sheet.form === 'figure') {
    const cells = nth(figureOf(sheet, 'place-table').rows, 0);
    return Number(cells.join(''));
  }
  if (sheet.form === 'reverse') {
    const words = wordsOf(sheet.stem);
    return Object.entries(bundles).reduce((sum, [word, placeValue]) => {
      const digit = new RegExp(`([۰-۹]) ${word}`).exec(words)?.[1] ?? '۰';
      return sum + '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit) * placeValue;
    }, 0);
  }
  const [formula] = formulas(sheet.stem);
  return formula?.t === 'number' ? Number(formula.value) : nth(numbersInWords(sheet.stem), 0);
}

/** Divides whole tens off from the right instead of reading the digits. */
const g3PlaceDigit: SkillChecker = {
  solve: (sheet) => {
    const asked = Object.entries(powers).filter(([word]) => new RegExp(`رقم ${word}`).test(wordsOf(sheet.stem)));
    const [, power] = nth(asked, 0);
    return { kind: 'integer', values: [String(Math.floor(numberOf(sheet) / power) % 10)] };
  },
};

function numberAndDigit(sheet: Sheet): readonly [number, number] {
  if (sheet.form === 'figure') {
    const cells = nth(figureOf(sheet, 'place-table').rows, 0);
    return [Number(cells.join('')), nth(numbersInWords(sheet.stem), 0)];
  }
  const formula = nth(formulas(sheet.stem), 0);
  if (formula.t !== 'digits') throw new Error('no digit is pointed at');
  return [Number(formula.value), Number(formula.value.charAt(formula.index))];
}

/** Takes the digit away from the number and sees how much smaller it has become; all digits differ. */
const g3PlaceValueOfDigit: SkillChecker = {
  solve: (sheet) => {
    const [value, digit] = numberAndDigit(sheet);
    const without = Number(String(value).replace(String(digit), '0'));
    return { kind: 'integer', values: [String(value - without)] };
  },
};

/** Adds the parts up; a part that is missing is what is left of the number. */
const g3ExpandedForm: SkillChecker = {
  solve: (sheet) => {
    const nodes = terms(nth(formulas(sheet.stem), 0));
    const numbers = nodes.flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    if (sheet.form !== 'bare')
      return { kind: 'integer', values: [String(numbers.reduce((sum, each) => sum + each, 0))] };
    const [whole = 0, ...parts] = numbers;
    return { kind: 'integer', values: [String(parts.reduce((left, part) => left - part, whole))] };
  },
};

const values = { هزارتایی: 1000, صدتایی: 100, ده‌تایی: 10, یکی: 1 } as const;

/** Counts the drawn blocks one after another. */
const g3PlaceBlocks: SkillChecker = {
  solve: (sheet) => {
    const { thousands, hundreds, tens, ones } = figureOf(sheet, 'place-blocks');
    let total = 0;
    for (const [count, placeValue] of [
      [thousands, 1000],
      [hundreds, 100],
      [tens, 10],
      [ones, 1],
    ] as const) {
      for (let block = 0; block < count; block += 1) total += placeValue;
    }
    const added = /یک (?:بستهٔ |مکعب )?([آ-ی\u200c]+) دیگر/.exec(wordsOf(sheet.stem))?.[1];
    const extra = Object.entries(values).find(([word]) => word === added)?.[1] ?? 0;
    return { kind: 'integer', values: [String(total + extra)] };
  },
};

function arrangements(digits: readonly number[]): number[][] {
  if (digits.length === 0) return [[]];
  return digits.flatMap((digit, index) => arrangements(digits.toSpliced(index, 1)).map((rest) => [digit, ...rest]));
}

/** Tries all arrangements. */
const g3DigitsLargestSmallest: SkillChecker = {
  solve: (sheet) => {
    const digits = numbersInWords(sheet.stem)
      .filter((value) => value < 10)
      .slice(0, 4);
    const numbers = arrangements(digits)
      .filter(([first]) => first !== 0)
      .map((row) => Number(row.join('')));
    const wantsLargest = wordsOf(sheet.stem).includes('بزرگ‌ترین');
    return { kind: 'integer', values: [String(wantsLargest ? Math.max(...numbers) : Math.min(...numbers))] };
  },
};

/** Lays the pieces down by hundreds and counts those. */
const g3MoneyTotal: SkillChecker = {
  solve: (sheet) => {
    const { toman } = figureOf(sheet, 'money');
    const added = sheet.form === 'compare' ? numbersInWords(sheet.stem) : [];
    let hundreds = 0;
    for (const piece of [...toman, ...added]) for (let left = piece; left > 0; left -= 100) hundreds += 1;
    return { kind: 'integer', values: [`${hundreds}00`] };
  },
};

/** Changes toman for rial one by one, ten for each. */
const ownMoneyRialToman: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'integer') throw new Error('no box');
    const given = nth(numbersInWords(sheet.stem), 0);
    const wantsRial = sheet.answer.blanks[0]?.unit === 'ریال';
    let toman = 0;
    let rial = 0;
    while (wantsRial ? toman < given : rial < given) {
      toman += 1;
      rial += 10;
    }
    return { kind: 'integer', values: [String(wantsRial ? rial : toman)] };
  },
};

const g3MoneyRialToman = withNumberSets(ownMoneyRialToman, 'table-cells');

/** Counts on by fifties from the smaller amount to the note. */
const g3MoneyChange: SkillChecker = {
  solve: (sheet) => {
    const amounts = [...numbersInWords(sheet.stem), ...(sheet.form === 'figure' ? figureOf(sheet, 'money').toman : [])];
    const note = Math.max(...amounts);
    let reached = Math.min(...amounts);
    let counted = 0;
    while (reached < note) {
      reached += 50;
      counted += 50;
    }
    return { kind: 'integer', values: [String(counted)] };
  },
};

/** Walks to both sides, one by one, until a round number is met; above first, for the middle goes up. */
const g3Round101001000: SkillChecker = {
  solve: (sheet) => {
    const value = nth(numbersInWords(sheet.stem), 0);
    const words = wordsOf(sheet.stem);
    const place = words.includes('هزارتایی') ? 1000 : words.includes('صدتایی') ? 100 : 10;
    for (let step = 0; ; step += 1) {
      if ((value + step) % place === 0) return { kind: 'integer', values: [String(value + step)] };
      if ((value - step) % place === 0) return { kind: 'integer', values: [String(value - step)] };
    }
  },
};

/** Measures the way to both ends of the line; the middle goes up. */
const g3RoundNumberline: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const marked = valueAt(line, nth(line.points ?? [], 0).tick);
    const last = ((line.to - line.from) / (line.unit ?? 1)) * line.divisions;
    const toStart = marked.minus(valueAt(line, 0));
    const toEnd = valueAt(line, last).minus(marked);
    return { kind: 'number-line', tick: toEnd.compare(toStart) <= 0 ? last : 0 };
  },
};

export const checkers: ChapterCheckers = {
  'g3-ps-list-all': g3PsListAll,
  'g3-thousand-bundles': g3ThousandBundles,
  'g3-read-four-digit': g3ReadFourDigit,
  'g3-write-four-digit': g3WriteFourDigit,
  'g3-place-digit': g3PlaceDigit,
  'g3-place-value-of-digit': g3PlaceValueOfDigit,
  'g3-expanded-form': g3ExpandedForm,
  'g3-place-blocks': g3PlaceBlocks,
  'g3-digits-largest-smallest': g3DigitsLargestSmallest,
  'g3-money-total': g3MoneyTotal,
  'g3-money-rial-toman': g3MoneyRialToman,
  'g3-money-change': g3MoneyChange,
  'g3-round-10-100-1000': g3Round101001000,
  'g3-round-numberline': g3RoundNumberline,
};
