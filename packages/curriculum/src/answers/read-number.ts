import { Decimal } from '../numbers/decimal.ts';
import { normalizeInput } from './normalize.ts';
import type { InvalidReason } from './reading.ts';

/**
 * What a box says: an exact value, or why it cannot be read; `meant` is a likely number for the message. `otherwise` is a
 * second value that the same characters may mean.
 */
export type NumberReading =
  | { readonly ok: true; readonly value: Decimal; readonly otherwise?: Decimal }
  | { readonly ok: false; readonly reason: InvalidReason; readonly meant?: string };

/** Longer than any answer of the books; beyond it nothing is read. */
const longestInput = 48;

/** One comma that may be the decimal mark or part thousands. */
const eitherComma = /^[1-9]\d{0,2},\d{3}$/;

const wellGrouped = /^\d{1,3}([٬, ])\d{3}(?:\1\d{3})*$/;

function invalid(reason: InvalidReason, meant?: string): NumberReading {
  return meant === undefined ? { ok: false, reason } : { ok: false, reason, meant };
}

/** Drops the unit the box prints anyway, when it was typed after the number. */
function withoutUnit(folded: string, unit: string | undefined): string {
  if (unit === undefined) return folded;
  const tail = /[^\d.,٬/+\-\s].*$/u.exec(folded)?.[0];
  if (tail === undefined) return folded;
  const spelled = tail.replaceAll(' ', '');
  const named = normalizeInput(unit).replaceAll(' ', '');
  const same = spelled === named || (spelled === '%' && named === 'درصد');
  return same ? folded.slice(0, folded.length - tail.length).trim() : folded;
}

interface Signed {
  readonly sign: '' | '-';
  readonly body: string;
}

function splitSign(folded: string): Signed | InvalidReason {
  const signs = folded.match(/[+-]/g)?.length ?? 0;
  const lead = /^([+-]) ?/.exec(folded);
  if (signs > 1) return /^[+\-\d., ٬/]+$/.test(folded) ? 'two-signs' : 'not-a-number';
  if (signs === 1 && !lead) return 'not-a-number';
  return { sign: lead?.[1] === '-' ? '-' : '', body: lead ? folded.slice(lead[0].length) : folded };
}

/** A run of digits, plain or in well placed groups of three; null when it is neither. */
function ungroup(body: string): string | null {
  if (/^\d+$/.test(body)) return body;
  return wellGrouped.test(body) ? body.replace(/[٬, ]/g, '') : null;
}

function prepare(raw: string, unit: string | undefined): Signed | NumberReading {
  if (raw.length > longestInput) return invalid('not-a-number');
  const folded = withoutUnit(normalizeInput(raw), unit);
  if (folded === '') return invalid('empty');
  const signed = splitSign(folded);
  return typeof signed === 'string' ? invalid(signed) : signed;
}

/**
 * Reads a whole-number box. `007` is 7; `1٬234`, `1,234` and `1 234` are 1234. A fraction or a decimal is refused with its
 * own reason (never guessed), thousands marks in wrong places too.
 */
export function readWhole(raw: string, unit?: string): NumberReading {
  const prepared = prepare(raw, unit);
  if ('ok' in prepared) return prepared;
  const { sign, body } = prepared;
  const digits = ungroup(body);
  if (digits !== null) return { ok: true, value: Decimal.parse(`${sign}${digits}`) };
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
  const prepared = prepare(raw, unit);
  if ('ok' in prepared) return prepared;
  const { sign, body } = prepared;
  if (!/\d/.test(body) || !/^[\d.,٬/ ]+$/.test(body)) return invalid('not-a-number');
  const split = splitAtMark(body);
  if (typeof split === 'string') return invalid(split);
  const [whole, part] = split;
  const digits = whole === '' ? '0' : ungroup(whole);
  if (digits === null || !/^\d*$/.test(part)) return invalid('misplaced-thousands');
  return {
    ok: true,
    value: Decimal.parse(`${sign}${digits}${part === '' ? '' : `.${part}`}`),
    ...(eitherComma.test(body) ? { otherwise: Decimal.parse(`${sign}${body.replace(',', '')}`) } : {}),
  };
}
