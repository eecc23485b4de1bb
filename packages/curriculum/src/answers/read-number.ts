import { Decimal } from '../numbers/decimal.ts';
import { normalizeInput } from './normalize.ts';
import type { InvalidReason } from './reading.ts';

/** A value that the characters may mean too, in a form that the box does not take, and what to say of it. */
export interface UnfitValue {
  readonly reason: InvalidReason;
  readonly value: Decimal;
}

/**
 * What a box says: an exact value, or why it cannot be read; `meant` is a likely number for the message. `otherwise` is a
 * second value that the same characters may mean.
 */
export type NumberReading =
  | { readonly ok: true; readonly value: Decimal; readonly otherwise?: Decimal; readonly unfit?: UnfitValue }
  | { readonly ok: false; readonly reason: InvalidReason; readonly meant?: string };

/** Longer than any answer of the books; beyond it nothing is read. */
const longestInput = 48;

/** One comma that may be the decimal mark or part thousands. */
const eitherComma = /^[1-9]\d{0,2},\d{3}$/;

const dotted = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:\/000)+)$/;

const wellGrouped = /^\d{1,3}([٬, ])\d{3}(?:\1\d{3})*$/;

function invalid(reason: InvalidReason, meant?: string): NumberReading {
  return meant === undefined ? { ok: false, reason } : { ok: false, reason, meant };
}

/** How children write units in short. */
const shortUnits: Readonly<Record<string, string>> = {
  mm: 'میلی‌متر',
  cm: 'سانتی‌متر',
  سانت: 'سانتی‌متر',
  تومن: 'تومان',
  m: 'متر',
  km: 'کیلومتر',
  g: 'گرم',
  kg: 'کیلوگرم',
  کیلو: 'کیلوگرم',
  ml: 'میلی‌لیتر',
  l: 'لیتر',
  '°': 'درجه',
  '%': 'درصد',
};

/** Words after a number that name no unit: «۵ تا», «۵ می‌شود». */
const counters: readonly string[] = ['تا', 'عدد', 'دانه', 'است', 'میشود', 'میشه', 'شد'];

/** Words before a number that name no unit. */
const openings: readonly string[] = ['جواب', 'جواب:', 'حاصل'];

/** After the name of a unit they make another unit of it. */
const powers: readonly string[] = ['مربع', 'مکعب', 'در', 'بر'];

/** A half or a quarter beside a whole number: «۲ و نیم», «۲½». */
const halves = /^(?:و ?(?:نیم|نصف|ربع)|[½¼¾])/u;

/** «هزار تومان»: the box counts thousands; how many zeros they have. */
const multiples: readonly (readonly [word: string, zeros: number])[] = [
  ['هزار ', 3],
  ['میلیون ', 6],
  ['میلیارد ', 9],
];

const joined = (text: string) => normalizeInput(text).replaceAll(' ', '');

function multipleOf(unit: string | undefined): readonly [string, number] | undefined {
  return unit === undefined ? undefined : multiples.find(([word]) => unit.trim().startsWith(word));
}

/** Whether words name the unit of a box, in full, in short or without its thousands; a word of what is measured may follow. */
function isUnit(words: readonly string[], unit: string): boolean {
  const [word = ''] = multipleOf(unit) ?? [];
  const names = [unit, unit.trim().slice(word.length), word, ...(unit === 'درجه' ? ['درجه سانتی‌گراد'] : [])]
    .map(joined)
    .filter((name) => name !== '');
  const long = words.map((each) => shortUnits[each.toLowerCase()] ?? each);
  return words.some((_, index) => {
    const isEnd = !powers.includes(words[index + 1] ?? '');
    return isEnd && [words, long].some((list) => names.includes(joined(list.slice(0, index + 1).join(''))));
  });
}

/** A number without the unit that was typed beside it, where the box prints that unit or the word is none. */
function withoutUnit(given: string, unit: string | undefined, halved: InvalidReason): string | NumberReading {
  const [, before = '', rest = ''] = /^([^\d.,٬/+\-\s(][^\d.,٬/+-]*?) ?([+-]? ?\d[\d.,٬/ ]*)$/u.exec(given) ?? [];
  const folded = rest === '' ? given : openings.includes(before) ? rest : `${rest} ${before}`;
  const tail = /[^\d.,٬/+\-\s].*$/u.exec(folded)?.[0].replace(/^\((.*)\)$/u, '$1');
  const number = tail === undefined ? folded : folded.slice(0, folded.search(/[^\d.,٬/+\-\s]/u)).trim();
  if (tail === undefined || number === '' || /\d/.test(tail)) return folded;
  if (halves.test(tail)) return invalid(halved);
  if (counters.includes(joined(tail))) return number;
  if (unit === undefined) {
    return invalid('unit-typed', /^-?\d+(?:\.\d+)?$/.test(number) ? Decimal.parse(number).toString() : undefined);
  }
  return isUnit(tail.split(' '), unit) ? number : invalid('other-unit');
}

interface Signed {
  readonly sign: '' | '-';
  readonly body: string;
}

function splitSign(folded: string): Signed | InvalidReason {
  const signs = folded.match(/[+-]/g)?.length ?? 0;
  const lead = /^([+-]) ?/.exec(folded);
  if (signs === 1 && /^[\d., ٬/]*\d ?-$/.test(folded)) return 'sign-after';
  if (signs > 1) return /^[+\-\d., ٬/]+$/.test(folded) ? 'two-signs' : 'not-a-number';
  if (signs === 1 && !lead) return 'not-a-number';
  return { sign: lead?.[1] === '-' ? '-' : '', body: lead ? folded.slice(lead[0].length) : folded };
}

/** A run of digits, plain or in well placed groups of three; null when it is neither. */
function ungroup(body: string): string | null {
  if (/^\d+$/.test(body)) return body;
  return wellGrouped.test(body) ? body.replace(/[٬, ]/g, '') : null;
}

/**
 * One spelling of what children type around a number: a minus as the stroke that lengthens letters («ـ۵»), as `_` or in words
 * («منفی ۵»), a percent sign before its number, an equals sign, brackets, the dot that ends a sentence, «ممیز» in words,
 * `cm2`.
 */
function unwrapped(raw: string): string {
  return normalizeInput(
    raw.replace(/^[\s\u200e\u200f]*\u0640+(?=\s*\p{Nd})/u, '-').replace(/(?<=\p{Nd}\s*)\u0640+\s*$/u, '-'),
  )
    .replace(/^[=≃] ?| ?[=≃]$/gu, '')
    .replace(/^(?:\(([^()]*)\)|«([^«»]*)»|"([^"]*)")$/u, '$1$2$3')
    .replace(/(?<=[\d\p{L}])\.$/u, '')
    .replace(/^(?:منفی|منهای|_) ?(?=\d)/u, '-')
    .replace(/^مثبت ?(?=\d)/u, '+')
    .replace(/(?<=\d) ?ممیز ?(?=\d)/u, '.')
    .replace(/(?<=\d)·(?=\d)/u, '.')
    .replace(/(?<=\d)\\(?=\d)/u, '/')
    .replace(/(?<=m) ?[2²]$/iu, ' مربع')
    .replace(/(?<=m) ?[3³]$/iu, ' مکعب')
    .replace(/^% ?(?=\d)(.+)$/u, '$1%');
}

/** A number that is so many zeros smaller. */
function shifted(digits: string, part: string, zeros: number): Decimal {
  const padded = digits.padStart(zeros + 1, '0');
  return Decimal.parse(`${padded.slice(0, -zeros)}.${padded.slice(-zeros)}${part}`);
}

/** What the number is in the multiples that the box prints, when it was written out with all its zeros. */
function writtenOut({ sign }: Signed, digits: string, part: string, unit: string | undefined): UnfitValue | undefined {
  const [, zeros] = multipleOf(unit) ?? [];
  if (zeros === undefined || digits.length <= zeros) return undefined;
  return { reason: 'unit-counts-more', value: Decimal.parse(`${sign}${shifted(digits, part, zeros)}`) };
}

/** The decimal that is worth as much as a fraction; none where it has no end. */
function fractionWorth({ sign, body }: Signed): UnfitValue | undefined {
  const [, upper = '', lower = ''] = /^(\d{1,9}) ?\/ ?(\d{1,9})$/.exec(body) ?? [];
  if (Number(lower) === 0) return undefined;
  const [n, d] = [BigInt(upper), BigInt(lower)];
  const places = Array.from({ length: 10 }, (_, index) => index).find((index) => (n * 10n ** BigInt(index)) % d === 0n);
  if (places === undefined) return undefined;
  const units = `${(n * 10n ** BigInt(places)) / d}`;
  const value = places === 0 ? units : shifted(units, '', places);
  return { reason: 'fraction-in-decimal-box', value: Decimal.parse(`${sign}${value}`) };
}

function prepare(raw: string, unit: string | undefined, halved: InvalidReason): Signed | NumberReading {
  if (raw.length > longestInput) return invalid('not-a-number');
  const folded = withoutUnit(unwrapped(raw), unit, halved);
  if (typeof folded !== 'string') return folded;
  if (folded === '') return invalid('empty');
  const signed = splitSign(folded);
  return typeof signed === 'string' ? invalid(signed) : signed;
}

/**
 * Reads a whole-number box. `007` is 7; `1٬234`, `1,234` and `1 234` are 1234. A fraction or a decimal is refused with its
 * own reason (never guessed; `120.0` is whole), thousands marks in wrong places too.
 */
export function readWhole(raw: string, unit?: string): NumberReading {
  const prepared = prepare(raw, unit, 'fraction-in-whole-box');
  if ('ok' in prepared) return prepared;
  const { sign, body } = prepared;
  const digits = ungroup(body);
  if (digits !== null) {
    const unfit = writtenOut(prepared, digits, '', unit);
    return { ok: true, value: Decimal.parse(`${sign}${digits}`), ...(unfit === undefined ? {} : { unfit }) };
  }
  // A dot before three digits parts thousands as likely as not, `9/000` is no fraction.
  if (dotted.test(body)) return invalid('misplaced-thousands', `${sign}${body.replace(/[./]/g, '')}`);
  const evened = ungroup(body.replace(/ ?\. ?0+$|,0{1,2}$/, ''));
  if (evened !== null && /\.|,0{1,2}$/.test(body)) return { ok: true, value: Decimal.parse(`${sign}${evened}`) };
  if (!/\d/.test(body) || !/^[\d.,٬/ ]+$/.test(body)) return invalid('not-a-number');
  if (body.includes('/')) return invalid('fraction-in-whole-box');
  if (body.includes('.')) return invalid(body.split('.').length > 2 ? 'two-decimal-marks' : 'decimal-in-whole-box');
  return invalid('misplaced-thousands', `${sign}${body.replace(/[٬, ]/g, '').replace(/^0+(?=\d)/, '')}`);
}

/** Splits a decimal at its mark, or tells why there is not one mark. */
function splitAtMark(body: string): readonly [string, string] | InvalidReason {
  const marks = body.match(/[./]/g)?.length ?? 0;
  const commas = body.match(/,/g)?.length ?? 0;
  if (marks > 1) return 'two-decimal-marks';
  // A lone comma is the momayyez (۱۲،۵); commas beside a mark, or several of them, can only part thousands.
  if (marks === 0 && commas !== 1) return commas > 1 && !wellGrouped.test(body) ? 'two-decimal-marks' : [body, ''];
  const at = body.search(marks === 1 ? /[./]/ : /,/);
  const part = body.slice(at + 1).trim();
  return part.includes(',') ? 'two-decimal-marks' : [body.slice(0, at).trim(), part];
}

/**
 * Reads a box declared decimal: ٫ . / and a lone comma are all the momayyez; an empty side is zero (`٫5` is 0.5); ٬, spaces and
 * several commas part thousands when they stand well. A lone comma before three digits may part thousands too: `1,234` is
 * 1.234, otherwise 1234.
 */
export function readDecimal(raw: string, unit?: string): NumberReading {
  const prepared = prepare(raw, unit, 'fraction-in-decimal-box');
  if ('ok' in prepared) return prepared;
  const { sign, body } = prepared;
  if (!/\d/.test(body) || !/^[\d.,٬/ ]+$/.test(body)) return invalid('not-a-number');
  if (/^\d+ \d+ ?\/ ?\d+$/.test(body)) return invalid('fraction-in-decimal-box');
  const split = splitAtMark(body);
  if (typeof split === 'string') return invalid(split);
  const [whole, part] = split;
  const digits = whole === '' ? '0' : ungroup(whole);
  if (digits === null || !/^\d*$/.test(part)) return invalid('misplaced-thousands');
  const unfit = fractionWorth(prepared) ?? writtenOut(prepared, digits, part, unit);
  return {
    ok: true,
    ...(unfit === undefined ? {} : { unfit }),
    value: Decimal.parse(`${sign}${digits}${part === '' ? '' : `.${part}`}`),
    ...(eitherComma.test(body) ? { otherwise: Decimal.parse(`${sign}${body.replace(',', '')}`) } : {}),
  };
}
