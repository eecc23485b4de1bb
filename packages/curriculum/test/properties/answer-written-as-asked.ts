import {
  check,
  Decimal,
  plainBlocks,
  plainLine,
  printAnswer,
  type Question,
  Rational,
  type RawInput,
} from '../../src/index.ts';
import { persianNumber, toLatinDigits } from '../../src/numbers/persian/digits.ts';
import { holds } from './texts.ts';

/** The printed answer as a child copies it into the boxes: a number with its unit, a fraction in its two boxes. */
export function copiedAnswer({ answer, key }: Question): RawInput | null {
  if (answer.kind !== key.kind) return null;
  if (key.kind === 'integer' || key.kind === 'decimal') {
    if (answer.kind !== 'integer' && answer.kind !== 'decimal') return null;
    const values = key.values.map((value, index) => {
      const { label: _, ...blank } = answer.blanks[index] ?? {};
      const one = { ...key, values: [value] };
      return plainLine(printAnswer(one, { ...answer, blanks: [blank] }));
    });
    return { kind: key.kind, values };
  }
  const [, whole = '', upper = '', lower = ''] =
    /^(?:([۰-۹٬]+)(?: |$))?(?:([۰-۹٬]+)⁄([۰-۹٬]+))?$/u.exec(plainLine(printAnswer(key, answer))) ?? [];
  if (key.kind === 'mixed') return { kind: 'mixed', whole, numerator: upper, denominator: lower };
  if (key.kind === 'fraction') return upper === '' ? null : { kind: 'fraction', numerator: upper, denominator: lower };
  return null;
}

/** Fractions and mixed numbers of a text, each as it stands and what it is worth. */
function formsIn(text: string): readonly (readonly [string, Rational])[] {
  return [...text.matchAll(/(?:([۰-۹]+) )?([۰-۹]+)⁄([۰-۹]+)/gu)].map(([form, ...parts]) => {
    const [whole, upper, lower] = parts.map((part = '۰') => Number(toLatinDigits(part)));
    return [form, Rational.mixed(whole ?? 0, upper ?? 0, lower ?? 1)];
  });
}

/** Places after the mark that a stem asks for: «با تقریب کمتر از ۰٫۰۱», «تا دو رقم اعشار»; null where it asks for none. */
function placesAsked(stem: string): number | null {
  const [, within] = /^(?!.*(?:اول|اختلاف|هر عدد|هر دو)).*تقریب کمتر از (۰٫۰*۱)(?![۰-۹])/su.exec(stem) ?? [];
  if (within !== undefined) return Decimal.parse(toLatinDigits(within).replace('٫', '.')).places;
  const [, count] = /(یک|دو|سه) رقم (?:اعشار|بعد از ممیز)/u.exec(stem) ?? [];
  return count === undefined ? null : ['یک', 'دو', 'سه'].indexOf(count) + 1;
}

/** What of the answer is not written as the question asks for it, in its printed form or at the end of the solution; null where nothing is. */
export function notAsAsked(question: Question): string | null {
  const { stem, answer, key, solution } = question;
  const raw = copiedAnswer(question);
  if (raw !== null && check(question, raw).verdict !== 'right')
    return `the answer as printed is ${check(question, raw).verdict}: ${JSON.stringify(raw)}`;
  const asked = plainBlocks(stem);
  const end = plainBlocks(solution.at(-1)?.content ?? []);
  if (
    key.kind === 'mixed' &&
    /(?:به صورت|به شکل|با|یک) عدد مخلوط/u.test(asked) &&
    !/کسر یا|یا کسر|، کسر|یا عدد/u.test(asked)
  ) {
    if (key.whole === 0 || key.numerator === 0) return 'a mixed number is asked for and the answer is none';
  }
  if (key.kind === 'decimal') {
    const places = placesAsked(asked);
    const value = Decimal.parse(key.values[0] ?? '0');
    // A mark of a scale is read as the stem writes it.
    if (places !== null && places !== value.places && !holds(asked, persianNumber(value.toString())))
      return `${places} places are asked for and the answer is ${value.toString()}`;
  }
  if (
    answer.kind === 'number-line' &&
    key.kind === 'number-line' &&
    answer.line.decimals !== true &&
    answer.line.unit === undefined
  ) {
    const { from, divisions } = answer.line;
    const value = Rational.of(from * divisions + key.tick, divisions);
    // On a line of sixths the answer is in sixths; its reduced form may follow.
    if (value.d > 1) {
      const inParts = new RegExp(`[۰-۹]⁄${persianNumber(divisions)}(?![۰-۹])`, 'u');
      const printed = plainLine(printAnswer(key, answer));
      if (!inParts.test(printed)) return `«${printed}» is printed on a line of ${divisions} parts`;
      if (!inParts.test(end)) return `the solution ends in «${end}» on a line of ${divisions} parts`;
      const form = formsIn(asked).find(([, given]) => given.equals(value))?.[0];
      if (form !== undefined && !holds(end, form)) return `«${form}» is asked for and the solution ends in «${end}»`;
    }
  }
  if ((answer.kind === 'integer' || answer.kind === 'decimal') && answer.blanks.length === 1) {
    const [, unit] =
      /چند ((?:هزار )?تومان|ریال|(?:میلی|سانتی|کیلو)?‌?متر|(?:کیلو)?گرم|(?:میلی‌)?لیتر|درجه|درصد|دقیقه|ثانیه)(?![\u200cآ-ی])[^\n؟]*؟?[^؟]*$/u.exec(
        asked,
      ) ?? [];
    if (unit !== undefined && answer.blanks[0]?.unit === undefined)
      return `«${unit}» is asked for and the box has no unit`;
  }
  const [, denominator] = /با مخرج ([۰-۹]+)/u.exec(asked) ?? [];
  if (denominator !== undefined && key.kind === 'fraction') {
    if (persianNumber(key.denominator) !== denominator)
      return `the denominator ${denominator} is asked for, the key has ${key.denominator}`;
  }
  return null;
}
