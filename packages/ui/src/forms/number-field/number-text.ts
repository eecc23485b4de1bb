import { foldDecimal, foldDigits, formatDigits } from '../../i18n/digits.ts';

/** What may be in a number field. */
export interface NumberShape {
  /** Most digits after the decimal mark; 0 for whole numbers. */
  maxDecimals: number;
  allowsNegative: boolean;
}

/**
 * What was typed so far, as ASCII, or `undefined` when it is not the beginning of such a number. Digits of every set,
 * mixed too, `/ ٫ ،` for the decimal mark where decimals are allowed, and thousands marks and spaces of a pasted
 * number are read.
 */
export function readPartialNumber(typed: string, { maxDecimals, allowsNegative }: NumberShape): string | undefined {
  const folded =
    maxDecimals > 0
      ? foldDecimal(typed)
      : foldDigits(typed)
          .replace(/[،\u200e\u200f]/g, '')
          .replace(/−/g, '-');
  const text = folded.replace(/[\s,٬]/g, '');
  const pattern = new RegExp(
    `^${allowsNegative ? '-?' : ''}\\d*${maxDecimals > 0 ? `(?:\\.\\d{0,${maxDecimals}})?` : ''}$`,
  );
  return pattern.test(text) ? text : undefined;
}

/** The number of an ASCII text, or null while there is none yet: empty, `-`, `.`. */
export function toNumber(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** An ASCII number in the reader's digits, with the true minus. Adds no separators, for it goes on being typed in. */
export function printNumber(text: string): string {
  const shown = formatDigits(text).replace('-', '−');
  return shown === text.replace('-', '−') ? shown : shown.replace('.', '٫');
}

/** A number as plain ASCII, never in powers of ten. */
export function plainNumber(value: number | null, maxDecimals: number): string {
  if (value === null) return '';
  const text = value.toFixed(maxDecimals);
  return maxDecimals > 0 ? text.replace(/\.?0+$/, '') : text;
}
