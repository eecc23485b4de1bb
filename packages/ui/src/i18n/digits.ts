import { toLatinDigits } from '@mashq/curriculum/persian';
import { type DigitsName, pageLanguage } from './page-language.ts';

export type { DigitsName };

const PERSIAN_ZERO = 0x06f0;

/** Digits of every set as ASCII; everything else as it is. For whatever a person typed or pasted. */
export const foldDigits = toLatinDigits;

/**
 * What was typed in a decimal field, as ASCII: digits folded, `٫`, `/` and `،` read as the decimal point, `٬` dropped.
 * Only for fields that take decimals: in a fraction `/` is the fraction bar.
 */
export function foldDecimal(text: string): string {
  return foldDigits(text)
    .replace(/[٫/،]/g, '.')
    .replace(/[٬\u200e\u200f]/g, '')
    .replace(/−/g, '-');
}

/** ASCII and Arabic digits as Persian ones; everything else as it is. */
export function toPersianDigits(text: string | number | bigint): string {
  return foldDigits(String(text)).replace(/[0-9]/g, (digit) => String.fromCharCode(PERSIAN_ZERO + Number(digit)));
}

const setDigits = (): DigitsName =>
  typeof document !== 'undefined' && document.documentElement.dataset.digits === 'latn' ? 'latn' : 'fa';

/**
 * The digits the reader wants to see, from `data-digits` of `<html>`; Persian where nothing is set. Reading it is not a
 * subscription: a change shows on the next render.
 */
export function shownDigits(): DigitsName {
  return pageLanguage()?.digits ?? setDigits();
}

/** Any text with its digits as the reader wants them: page numbers, codes, phone numbers. Adds no separators. */
export function formatDigits(text: string | number | bigint, digits: DigitsName = shownDigits()): string {
  return digits === 'fa' ? toPersianDigits(text) : foldDigits(String(text));
}

export interface NumberOptions {
  /** Most digits after the decimal mark. @default 3 */
  maxDecimals?: number;
  /** Digits after the decimal mark even when they are zero. @default 0 */
  minDecimals?: number;
  /** Puts a plus before positive numbers. @default false */
  signed?: boolean;
  /** @default the reader's setting */
  digits?: DigitsName;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter({ maxDecimals = 3, minDecimals = 0, signed = false, digits = shownDigits() }: NumberOptions) {
  const key = `${digits} ${minDecimals} ${maxDecimals} ${signed}`;
  let made = formatters.get(key);
  if (made === undefined) {
    made = new Intl.NumberFormat(digits === 'fa' ? 'fa-IR-u-nu-arabext' : 'en-US', {
      // Groups from 10,000 up: four digits are read at a glance, as the textbooks print them.
      useGrouping: 'min2',
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: Math.max(minDecimals, maxDecimals),
      signDisplay: signed ? 'exceptZero' : 'negative',
    });
    formatters.set(key, made);
  }
  return made;
}

/**
 * A number as it is printed: ۹۹۹۹, ۱۲٬۳۴۵, ۲٫۵, ‎−۳. The minus is the true minus sign, held at the number's left by a
 * left-to-right mark, so that it does not change sides within Persian text.
 */
export function formatNumber(value: number | bigint, options: NumberOptions = {}): string {
  const text = formatter(options).format(value);
  return (options.digits ?? shownDigits()) === 'fa'
    ? text
    : text.replace(/^[-+]/, (sign) => `\u200e${sign === '-' ? '−' : sign}`);
}

/** A share of 1 as a whole percent: 0.16 is «۱۶٪». */
export function formatPercent(share: number, options: NumberOptions = {}): string {
  const digits = options.digits ?? shownDigits();
  const text = formatNumber(share * 100, { maxDecimals: 0, ...options, digits });
  return `${text}${digits === 'fa' ? '٪' : '%'}`;
}
