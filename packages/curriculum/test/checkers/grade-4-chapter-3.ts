import type { AnswerKey } from '../../src/model/index.ts';
import { takenAway, timesByDoubling } from '../question-readers/arithmetic-by-counting.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  readDigits,
  type Sheet,
  terms,
  wordsOf,
} from '../question-readers/sheet.ts';
import { numbersOfProblem, placeByPlace, withWrongLine } from '../question-readers/wrong-line.ts';

/** Dividend and divisor from the written division, the formula or the words, taken away one by one; as many boxes as are asked. */
function divisionAsked(sheet: Sheet): AnswerKey {
  const { figure, form, stem, answer } = sheet;
  if (answer.kind !== 'integer') throw new Error('no whole numbers asked');
  const [dividend, divisor] =
    figure?.t === 'long-division'
      ? [Number(figure.dividend), Number(figure.divisor)]
      : form === 'bare'
        ? terms(nth(formulas(stem), 0)).flatMap((node) => (node.t === 'number' ? [Number(nodeValue(node).n)] : []))
        : numbersInWords(stem);
  if (dividend === undefined || divisor === undefined) throw new Error('nothing to divide');
  return { kind: 'integer', values: takenAway(dividend, divisor).slice(0, answer.blanks.length).map(String) };
}

/** Walks down and up to the next multiples and takes the nearer one; from the middle the upper. */
function nearestRound(value: number, place: number): number {
  let [low, high] = [value, value];
  while (low % place !== 0) low -= 1;
  while (high % place !== 0) high += 1;
  return value - low < high - value ? low : high;
}

const places: readonly (readonly [string, number])[] = [
  ['ده‌هزارتایی', 10_000],
  ['هزارتایی', 1000],
  ['صدتایی', 100],
  ['ده‌تایی', 10],
];

/** The places named in some words after «نزدیک‌ترین», in reading order. */
function placesNamed(words: string): readonly number[] {
  return [...words.matchAll(/نزدیک‌ترین (\S+)/g)].flatMap(([, name = '']) =>
    places.filter(([each]) => each === name).map(([, place]) => place),
  );
}

/** The product asked in columns, in a formula or in a story of two numbers, by doubling and halving. */
function productAsked({ form, figure, stem }: Sheet): AnswerKey {
  const factors =
    figure?.t === 'column'
      ? figure.terms.map(Number)
      : form === 'bare'
        ? terms(nth(formulas(stem), 0)).flatMap((node) => (node.t === 'number' ? [Number(nodeValue(node).n)] : []))
        : numbersInWords(stem).slice(0, 2);
  return { kind: 'integer', values: [String(timesByDoubling(nth(factors, 0), nth(factors, 1)))] };
}

const weights: readonly (readonly [cue: string, light: number, heavy: number])[] = [
  ['گوسفند', 2, 4],
  ['سه‌چرخه', 2, 3],
  ['پانصد تومانی', 200, 500],
  ['چهارنفره', 2, 4],
  ['پنج‌تایی', 3, 5],
  ['پنج امتیاز', 2, 5],
];

const range = Array.from({ length: 400 }, (_, index) => index);

/** Tries all numbers on the words of the puzzle, and lets one alone through. */
const g4PsListEliminate: SkillChecker = {
  solve: ({ stem }) => {
    const words = wordsOf(stem);
    const [first, second] = [nth(numbersInWords(stem), 0), nth(numbersInWords(stem), 1)];
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (words.includes('حاصل ضربشان')) {
      return asKey(
        only(range.filter((large) => large * 2 >= first && large <= first && large * (first - large) === second)),
      );
    }
    if (words.includes('مساحت')) {
      return asKey(
        only(
          range.filter((long) => {
            const wide = first / Math.max(1, long);
            return long > 0 && Number.isInteger(wide) && wide <= long && wide + wide + long + long === second;
          }),
        ),
      );
    }
    if (words.includes('دورقمی')) {
      return asKey(
        only(
          range.filter((number) => {
            const [tens, ones] = [Math.floor(number / 10), number % 10];
            if (tens < 1 || tens > 9 || tens + ones !== first) return false;
            if (!/یکانش|دهگانش/.test(words)) throw new Error('no second condition');
            return words.includes('یکانش') ? ones - tens === second : tens - ones === second;
          }),
        ),
      );
    }
    const [, light, heavy] = only(weights.filter(([cue]) => words.includes(cue)));
    return asKey(only(range.filter((count) => count <= first && (first - count) * light + count * heavy === second)));
  },
};

type Span = readonly [number, number];

/** The labeled sides of the outer rectangle, across and down, by where they run. */
function sidesOf(sheet: Sheet) {
  const shapes = figureOf(sheet, 'drawing').shapes.flatMap((shape) => (shape.t === 'polygon' ? [shape] : []));
  const outer = nth(shapes, -1);
  const at = (index: number) => {
    const point = nth(outer.points, index % outer.points.length);
    if (!('length' in point) || !Array.isArray(point)) throw new Error('a corner without a place');
    return point as readonly [number, number];
  };
  const across = new Map<string, number>();
  const down = new Map<string, number>();
  const key = ([a, b]: Span) => [Math.min(a, b), Math.max(a, b)].join('-');
  for (const [index, label] of (outer.sides ?? []).entries()) {
    if (label === null) continue;
    const [from, to] = [at(index), at(index + 1)];
    if (from[1] === to[1]) across.set(key([from[0], to[0]]), Number(nodeValue(label).n));
    else down.set(key([from[1], to[1]]), Number(nodeValue(label).n));
  }
  return { shapes, across, down, key };
}

const g4MultArea2x2: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const { shapes, across, down, key } = sidesOf(sheet);
    const sum = (map: ReadonlyMap<string, number>) => [...map.values()].reduce((all, each) => all + each, 0);
    if (sheet.form === 'figure') {
      const points = nth(shapes, 0).points as readonly (readonly [number, number])[];
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const long = across.get(key([Math.min(...xs), Math.max(...xs)]));
      const wide = down.get(key([Math.min(...ys), Math.max(...ys)]));
      if (long === undefined || wide === undefined) throw new Error('the coloured part has no sides');
      return asKey(timesByDoubling(long, wide));
    }
    const [a, b] =
      sheet.form === 'story'
        ? numbersInWords(sheet.stem)
        : terms(nth(formulas(sheet.stem), 0)).flatMap((node) =>
            node.t === 'number' ? [Number(nodeValue(node).n)] : [],
          );
    if (a !== sum(across) || b !== sum(down)) throw new Error('the picture shows another rectangle');
    const whole = timesByDoubling(a ?? 0, b ?? 0);
    if (sheet.form !== 'reverse') return asKey(whole);
    return asKey(numbersInWords(sheet.stem).reduce((left, part) => left - part, whole));
  },
};

/** Adds the first factor up as often as the second one says, place by place. */
const askedMult2x2: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    if (answer.kind !== 'long-arithmetic' || answer.operation === '÷') return productAsked(sheet);
    const [first = '', second = ''] = answer.terms;
    const lines = [...second].reverse().map((digit, place) => {
      let line = 0n;
      for (let times = 0; times < Number(digit); times += 1) line += BigInt(first + '0'.repeat(place));
      return line;
    });
    const result = lines.reduce((total, line) => total + line, 0n);
    return { kind: 'long-arithmetic', result: String(result), lines: lines.map(String) };
  },
};

const g4Mult2x2 = withWrongLine(askedMult2x2, placeByPlace);

/** Multiplies by doubling; the second step is stated by its own word. */
const g4MultWord2x2: SkillChecker = {
  solve: ({ form, stem }) => {
    const words = wordsOf(stem);
    const [a = 0, b = 0, c = 0, d = 0] = numbersInWords(stem);
    const answer = () => {
      if (form === 'compare') return Math.max(timesByDoubling(a, b), timesByDoubling(c, d));
      if (form !== 'reverse') return timesByDoubling(a, b);
      if (words.includes('اضافه')) return timesByDoubling(a, b) + c;
      if (/شکست|خراب/.test(words)) return timesByDoubling(a, b) - c;
      if (words.includes('پس می‌گیرد')) return c - timesByDoubling(a, b);
      if (words.includes('نخوانده')) return a - timesByDoubling(b, c);
      throw new Error('no second step');
    };
    nth(numbersInWords(stem), form === 'story' ? 1 : 2);
    return { kind: 'integer', values: [String(answer())] };
  },
};

const askedEstimateProduct: SkillChecker = {
  solve: ({ form, stem }) => {
    const words = wordsOf(stem);
    const factors =
      form === 'story'
        ? numbersInWords(stem)
        : terms(nth(formulas(stem), 0)).flatMap((node) => (node.t === 'number' ? [Number(nodeValue(node).n)] : []));
    const places = placesNamed(words);
    const both = words.includes('هر دو عدد');
    const [a, b] = factors.map((factor) =>
      nearestRound(factor, both ? nth(places, 0) : factor > 99 ? nth(places, 0) : nth(places, 1)),
    );
    if (factors.length !== 2 || a === undefined || b === undefined) throw new Error('not two factors');
    return { kind: 'integer', values: [String(timesByDoubling(a, b))] };
  },
};

const g4EstimateProduct = withWrongLine(askedEstimateProduct, ({ stem }) => {
  const words = wordsOf(stem);
  const places = placesNamed(words);
  const both = words.includes('هر دو عدد');
  const [a = 0, b = 0] = numbersOfProblem(formulas(stem)).map(({ n }) =>
    nearestRound(Number(n), both || n > 99n ? nth(places, 0) : nth(places, 1)),
  );
  return [a, b, timesByDoubling(a, b)];
});

const g4EstimateSum: SkillChecker = {
  solve: ({ form, stem }) => {
    const words = wordsOf(stem);
    const nodes = formulas(stem).flatMap(terms);
    const numbers =
      form === 'story'
        ? numbersInWords(stem)
        : nodes.flatMap((node) => (node.t === 'number' ? [Number(nodeValue(node).n)] : []));
    const adds =
      form === 'story' ? words.includes('روی هم') : nodes.some((node) => node.t === 'operator' && node.sign === '+');
    const place = only(placesNamed(words));
    const [a, b] = numbers.map((number) => nearestRound(number, place));
    if (numbers.length !== 2 || a === undefined || b === undefined) throw new Error('not two numbers');
    return { kind: 'integer', values: [String(adds ? a + b : a - b)] };
  },
};

/** Takes the divisor away until less is left, and checks each option by what that leaves. */
const ownDivisibleDefinition: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(stem);
    const numbers = numbersInWords(stem);
    const [, rest] = takenAway(nth(numbers, 0), nth(numbers, 1));
    const divides = rest === 0;
    const says = form === 'find-mistake' ? words.includes('بخش‌پذیر است.»') === divides : divides;
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'text') throw new Error('no words');
      return ['درست می‌گوید', 'بله', 'بخش‌پذیر است'].includes(piece.text) === says;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

const g4DivisibleDefinition = withNumberSets(ownDivisibleDefinition, 'multiple-select');

const numbersOf = (node: Parameters<typeof terms>[0]) =>
  terms(node).flatMap((each) => (each.t === 'number' ? [Number(nodeValue(each).n)] : []));

/** Divides every number, and keeps the one option that lists all those with nothing left and no other. */
const g4Divisible2510: SkillChecker = {
  solve: ({ stem, answer }) => {
    const words = wordsOf(stem);
    const divisor = /بر ۱۰|ده‌تایی|ده‌نفره/.test(words) ? 10 : /بر ۵|پنج‌تایی|پنج‌نفره/.test(words) ? 5 : 2;
    if (answer.kind === 'multiple-select') {
      const fits = answer.options.filter(({ content }) => {
        const piece = only(content);
        return piece.t === 'math' && takenAway(Number(nodeValue(piece.math).n), divisor)[1] === 0;
      });
      return { kind: 'multiple-select', options: fits.map(({ id }) => id) };
    }
    if (answer.kind !== 'choice') throw new Error('no options');
    const numbers = numbersOf(nth(formulas(stem), 0));
    const right = numbers.filter((number) => takenAway(number, divisor)[1] === 0).join();
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'math' && numbersOf(piece.math).join() === right;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Fills the table again from the dividend down, row by row; a hidden number of times is what the row's other cells leave. */
const g4DivPartialQuotients: SkillChecker = {
  solve: (sheet) => {
    const [dividend, divisor] = [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
    const rows = figureOf(sheet, 'table').rows.map((cells) =>
      cells.map((cell) => (cell.t === 'math' ? Number(nodeValue(cell.math).n) : cell.text)),
    );
    if (sheet.form === 'reverse' || sheet.form === 'find-mistake') {
      return { kind: 'integer', values: [String(takenAway(dividend, divisor)[0])] };
    }
    const found = new Map<string, number>();
    let left = dividend;
    const known = (cell: string | number | undefined): number | null => (typeof cell === 'number' ? cell : null);
    rows.forEach(([times, taken, after], index) => {
      const next =
        known(rows[index + 1]?.[1]) !== null && known(rows[index + 1]?.[2]) !== null
          ? (known(rows[index + 1]?.[1]) ?? 0) + (known(rows[index + 1]?.[2]) ?? 0)
          : null;
      const gone =
        known(taken) ??
        (known(times) === null ? null : (known(times) ?? 0) * divisor) ??
        left - (known(after) ?? next ?? 0);
      if (typeof times === 'string') found.set(times, takenAway(gone, divisor)[0]);
      if (typeof taken === 'string') found.set(taken, gone);
      if (typeof after === 'string') found.set(after, left - gone);
      left -= gone;
    });
    const letters = [...found.keys()].sort((a, b) => a.localeCompare(b, 'fa'));
    return { kind: 'integer', values: letters.map((letter) => String(found.get(letter))) };
  },
};

const names = ['مقسوم', 'مقسوم‌علیه', 'خارج‌قسمت', 'باقی‌مانده'];

/** Tries every number in the box until both sides weigh the same and the remainder is smaller than the divisor. */
const g4DivCheckRelation: SkillChecker = {
  solve: ({ form, stem }) => {
    const words = wordsOf(stem);
    const known =
      form === 'story'
        ? names.map((name) => {
            const digits = new RegExp(`${name} ([۰-۹٬]+)`).exec(words)?.[1];
            return digits === undefined ? null : readDigits(digits);
          })
        : terms(nth(formulas(stem), 0))
            .filter(({ t }) => t !== 'operator')
            .map((node) => (node.t === 'blank' ? null : Number(nodeValue(node).n)));
    if (known.length !== 4 || known.filter((each) => each === null).length !== 1) throw new Error('not one box');
    for (let box = 0; box <= 10_000; box += 1) {
      const [dividend = 0, divisor = 0, quotient = 0, rest = 0] = known.map((each) => each ?? box);
      if (rest < divisor && dividend === divisor * quotient + rest) return { kind: 'integer', values: [String(box)] };
    }
    throw new Error('nothing fits the box');
  },
};

/** Fills group after group and looks at what the question wants: full ones, what is left, or all that were begun. */
const g4DivWord: SkillChecker = {
  solve: ({ stem }) => {
    const words = wordsOf(stem.slice(0, 2));
    const [first, second] = [nth(numbersInWords(stem), 0), nth(numbersInWords(stem), 1)];
    let left = Math.max(first, second);
    const size = Math.min(first, second);
    let full = 0;
    for (; left >= size; left -= size) full += 1;
    const begun = left > 0 ? full + 1 : full;
    const answer = words.includes('دست‌کم') ? begun : words.includes('می‌ماند') ? left : full;
    return { kind: 'integer', values: [String(answer)] };
  },
};

export const checkers: ChapterCheckers = {
  'g4-ps-list-eliminate': g4PsListEliminate,
  'g4-mult-area-2x2': g4MultArea2x2,
  'g4-mult-2x2': g4Mult2x2,
  'g4-mult-3x2': { solve: productAsked },
  'g4-mult-word-2x2': g4MultWord2x2,
  'g4-estimate-product': g4EstimateProduct,
  'g4-estimate-sum': g4EstimateSum,
  'g4-divisible-definition': g4DivisibleDefinition,
  'g4-divisible-2-5-10': g4Divisible2510,
  'g4-div-1digit-exact': { solve: divisionAsked },
  'g4-div-1digit-remainder': { solve: divisionAsked },
  'g4-div-partial-quotients': g4DivPartialQuotients,
  'g4-div-2digit': { solve: divisionAsked },
  'g4-div-check-relation': g4DivCheckRelation,
  'g4-div-word': g4DivWord,
};
