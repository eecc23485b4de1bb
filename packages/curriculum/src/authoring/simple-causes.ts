import { answerParts } from '../checking/value.ts';
import { plainBlocks, plainLine } from '../content/plain.ts';
import type { AnswerForm, AnswerKey, Misconception, SimpleCause } from '../model/index.ts';
import { toLatinDigits } from '../numbers/persian/digits.ts';
import { Rational } from '../numbers/rational.ts';
import type { QuestionDraft } from './draft.ts';

/**
 * Titles that name the simple cause itself: what was copied, what was counted once too often, which place was missed, where
 * the work stopped. Such a name stays where its own cause is the only one.
 */
const saysItself: Readonly<Record<SimpleCause, RegExp>> = {
  'shown-mistake': /تکرار کرده|دوباره نوشته|^همان |معلوم|داده‌شده|(?:تغییر|عوض) نکرده|تغییر نداده/u,
  copied:
    /^(?!.*(?:ضرب|جمع|تقسیم|تفریق|کم|حساب|تبدیل|ساده) کرده).*(?:تکرار|دوباره|تغییر نداده|عوض نکرده|اضافه نکرده|جهت برعکس|خودِ? |همان|معلوم|داده‌شده|به کار برده|به جای .*نوشته|فقط (?:.*نوشته|طول|عرض|حرکت)|(?<!خط (?:بالاتر|پایین‌تر) )خوانده|گرفته$|صفر را اول|(?:را|ها) نوشته|شمرده$)/u,
  'one-off':
    /(?:^|\s)یک(?:ی|\s|$)|شمرد|شمارش|جا انداخته|صفر را اول|ندیده|کناری|بعدی|قبلی|واحد|حدس|ساعت|فاصله‌ها|دو سر|دسته|برش|گرد کرد|قطع کرد/u,
  place: /صفر|ممیز|رقم|خانه|برابر|ارزش|ریال|تومان|متر|لیتر|گرم|واحد|تبدیل|هزار|صد|۱۰/u,
  part: /فقط|نکرده|ننوشته|نگذاشته|نشمرده|برنداشته|نوشته|تمام|قسمت|دسته|جمع کرده|فراموش|نداده|فاصله‌ها|قدم|مرحله|یک شکل|شمرده|خودِ/u,
};

/**
 * Of the simple causes of an answer, simplest first, the one that speaks against a misconception's name; undefined where its
 * title names what happened: a copied number and being off by one always, of the others the first.
 */
export function causeAgainst(
  { title }: Pick<Misconception, 'title'>,
  causes: readonly SimpleCause[],
): SimpleCause | undefined {
  return causes.find((cause, index) => (index === 0 || cause === 'one-off') && !saysItself[cause].test(title));
}

/** A value in lowest terms, `3`, `-1/2`, so that 0.5 and 1/2 are one. Null for words and shapes. */
function exactValue(text: string): string | null {
  if (/^(?:0|[1-9]\d*)$/.test(text)) return text;
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', decimals = '', over] = match;
  const scale = 10n ** BigInt(decimals.length);
  const bottom = over === undefined ? scale : BigInt(over);
  if (bottom === 0n) return null;
  return Rational.of(BigInt(`${sign}${whole}${decimals}`), bottom).toString();
}

/** Numbers of a text, whatever digits and marks they are written with. */
function numbersIn(text: string): readonly string[] {
  if (!/[\d۰-۹]/u.test(text)) return [];
  const latin = toLatinDigits(text)
    .replaceAll('٬', '')
    .replace(/(?<=\d)٫(?=\d)/g, '.');
  const found = latin.match(/\d+:\d\d|\d+(?:\.\d+)?/g) ?? [];
  // The hour or the minutes of a time are copied by themselves, too.
  return found.flatMap((number) => (number.includes(':') ? [number, ...number.split(':')] : number));
}

type Tree = { readonly [name: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The number of a formula's node, a fraction or a mixed number as one. */
function numberOf(node: unknown): string | null {
  if (!isTree(node)) return null;
  switch (node.t) {
    case 'number':
    case 'percent':
    case 'digits':
      return exactValue(String(node.value));
    case 'fraction':
      return exactValue(`${numberOf(node.numerator)}/${numberOf(node.denominator)}`);
    case 'mixed': {
      const [whole, top, bottom] = [numberOf(node.whole), numberOf(node.numerator), numberOf(node.denominator)];
      if (whole === null || top === null || bottom === null) return null;
      return /^\d+$/.test(whole + top + bottom) && bottom !== '0'
        ? Rational.mixed(Number(whole), Number(top), Number(bottom)).toString()
        : null;
    }
    case 'group':
    case 'emphasis':
      return numberOf(node.child);
    default:
      return null;
  }
}

/** Every number that can be read in what is shown: in sentences, formulas, tables and what is said of a figure. */
function numbersShown(shown: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof shown === 'string') {
    for (const number of numbersIn(shown)) into.add(exactValue(number) ?? number);
  } else if (Array.isArray(shown)) {
    for (const part of shown) numbersShown(part, into);
  } else if (isTree(shown)) {
    const number = numberOf(shown);
    if (number !== null) into.add(number);
    for (const part of Object.values(shown)) numbersShown(part, into);
  }
  return into;
}

/** What the steps of a solution come to on the way: the numbers after an equals sign. */
function resultsIn(solution: QuestionDraft['solution']): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const part of node) visit(part);
      return;
    }
    if (!isTree(node)) return;
    if (node.t === 'row' && Array.isArray(node.children)) {
      const { children } = node;
      children.forEach((child: unknown, index) => {
        const before: unknown = children[index - 1];
        const next: unknown = children[index + 1];
        const ends = next === undefined || (isTree(next) && next.t === 'operator' && next.sign === '=');
        if (!ends || !isTree(before) || before.t !== 'operator' || before.sign !== '=') return;
        const number = numberOf(child);
        if (number !== null) found.add(number);
      });
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(solution);
  return found;
}

/** An answer as the numbers that are written or picked; null where it is built of other things. */
function numbersOf(answer: AnswerKey, form: AnswerForm): readonly string[] | null {
  if (answer.kind === 'choice') {
    const option = form.kind === 'choice' ? form.options.find(({ id }) => id === answer.option) : undefined;
    const pieces = option?.content.filter((piece) => piece.t !== 'text' || piece.text.trim() !== '') ?? [];
    const [only] = pieces;
    if (pieces.length !== 1 || only === undefined || only.t !== 'math') return null;
    const number = numberOf(only.math);
    return number === null ? null : [number];
  }
  if (answer.kind === 'points') return answer.points.flat().map(String);
  if (answer.kind === 'levels' || answer.kind === 'long-arithmetic') return null;
  const numbers = answerParts(answer).map((part) => exactValue(part) ?? (/^\d+:\d/.test(part) ? part : null));
  return numbers.every((number) => number !== null) ? numbers : null;
}

/** Answers off by one: one up or down in one of the places where it is written. */
function oneOffFrom(key: AnswerKey, right: readonly string[]): ReadonlySet<string> {
  const written = new Set<string>();
  for (const by of [1, -1]) {
    if (key.kind === 'fraction' || key.kind === 'mixed') {
      const whole = key.kind === 'mixed' ? key.whole : 0;
      for (const [w, n, d] of [
        [whole + by, key.numerator, key.denominator],
        [whole, key.numerator + by, key.denominator],
        [whole, key.numerator, key.denominator + by],
      ] as const) {
        if ((key.kind === 'mixed' || w === 0) && w >= 0 && n >= 0 && d > 0)
          written.add(Rational.mixed(w, n, d).toString());
      }
      continue;
    }
    if (key.kind === 'clock') {
      for (const [h, m] of [
        [by, 0],
        [0, by],
      ] as const) {
        const tail = key.second === undefined ? '' : `:${String(key.second).padStart(2, '0')}`;
        written.add(`${key.hour + h}:${String(key.minute + m).padStart(2, '0')}${tail}`);
      }
      continue;
    }
    right.forEach((number, index) => {
      const given = key.kind === 'decimal' ? (key.values[index] ?? number) : number;
      const decimals = /\.(\d+)/.exec(given)?.[1]?.length ?? 0;
      const [top = '0', bottom = '1'] = number.split('/');
      const step = Rational.of(BigInt(by), 10n ** BigInt(decimals));
      const moved = Rational.of(BigInt(top), BigInt(bottom)).plus(step).toString();
      written.add(right.map((other, at) => (at === index ? moved : other)).join('|'));
    });
  }
  return written;
}

/** Answers off by a place: one number ten times too large or too small. */
function placesOffFrom(right: readonly string[]): ReadonlySet<string> {
  const written = new Set<string>();
  right.forEach((number, index) => {
    const [top, bottom = '1'] = number.split('/');
    if (top === undefined || top === '0' || number.includes(':')) return;
    for (const moved of [
      Rational.of(BigInt(top) * 10n, BigInt(bottom)),
      Rational.of(BigInt(top), BigInt(bottom) * 10n),
    ]) {
      written.add(right.map((other, at) => (at === index ? moved.toString() : other)).join('|'));
    }
  });
  return written;
}

/** Kinds whose answer is typed: only these can be copied or be a number on the way. */
const typedKinds: readonly string[] = ['integer', 'decimal', 'fraction', 'mixed', 'clock', 'table-cells'];

/** What of a question its simple causes are read from. */
type Asked = Pick<QuestionDraft, 'form' | 'stem' | 'figure' | 'answer' | 'key' | 'solution'>;

/** The same for options in words: one that the sentences of a question which asks for a mistake name, and the right one not. */
function wordsOfMistake(
  form: QuestionDraft['form'],
  stem: QuestionDraft['stem'],
  answer: AnswerForm,
  key: AnswerKey,
): (wrong: AnswerKey) => readonly SimpleCause[] {
  if (form !== 'find-mistake' || answer.kind !== 'choice') return () => [];
  const sentences = plainBlocks(stem);
  const isNamed = (of: AnswerKey) => {
    const option = of.kind === 'choice' ? answer.options.find(({ id }) => id === of.option) : undefined;
    return option !== undefined && sentences.includes(plainLine(option.content));
  };
  return isNamed(key) ? () => [] : (wrong) => (isNamed(wrong) ? ['shown-mistake'] : []);
}

/** Simple causes of each wrong answer of one question. */
export function simpleCauses({
  form,
  stem,
  figure,
  answer,
  key,
  solution,
}: Asked): (wrong: AnswerKey) => readonly SimpleCause[] {
  const right = numbersOf(key, answer);
  if (right === null) return wordsOfMistake(form, stem, answer, key);
  const shown = numbersShown([stem, figure]);
  // A question that asks for a mistake shows a wrong answer: who gives it again may have only read it.
  const stated = form === 'find-mistake' ? numbersShown(stem) : null;
  const statesMistake = (numbers: readonly string[]) =>
    stated !== null &&
    (typedKinds.includes(answer.kind) || answer.kind === 'number-line') &&
    numbers.some((number, index) => number !== right[index]) &&
    numbers.every((number) => stated.has(number));
  let results: ReadonlySet<string> | undefined;
  const isResult = (number: string) => {
    results ??= resultsIn(solution);
    return results.has(number);
  };
  const oneOff = oneOffFrom(key, right);
  const places = placesOffFrom(right);
  return (wrong) => {
    const numbers = numbersOf(wrong, answer);
    if (numbers === null) return [];
    const written = numbers.join('|');
    const isOther = [...numbers].sort().join('|') !== [...right].sort().join('|');
    const isTyped = typedKinds.includes(answer.kind);
    const amiss = isTyped && isOther ? numbers.filter((number, index) => number !== right[index]) : [];
    const causes: SimpleCause[] = [];
    if (statesMistake(numbers)) causes.push('shown-mistake');
    if (amiss.length > 0 && amiss.every((number) => shown.has(number))) causes.push('copied');
    if (oneOff.has(written)) causes.push('one-off');
    if (answer.kind !== 'points' && answer.kind !== 'number-line' && places.has(written)) causes.push('place');
    if (amiss.length > 0 && amiss.every((number) => !shown.has(number) && isResult(number))) causes.push('part');
    return causes;
  };
}
