import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { foldDecimal, foldDigits, formatDigits, formatNumber, formatPercent, toPersianDigits } from './digits.ts';

afterEach(() => document.documentElement.removeAttribute('data-digits'));

describe('folding what was typed', () => {
  it('takes Persian, Arabic and Latin digits, mixed too', () => {
    expect(foldDigits('۱٢3')).toBe('123');
    expect(foldDigits('۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩')).toBe('01234567890123456789');
    expect(foldDigits('صفحهٔ ۴۶/۵')).toBe('صفحهٔ 46/5');
  });

  it.each(['۱۲٫۵', '12.5', '١٢/٥', '۱۲،۵', '\u200e۱۲٫۵'])('reads %s as the same decimal', (typed) => {
    expect(foldDecimal(typed)).toBe('12.5');
  });

  it('drops grouping and reads the true minus', () => {
    expect(foldDecimal('−۱۲٬۳۴۵')).toBe('-12345');
  });

  it('brings back whatever was shown', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('fa' as const, 'latn' as const), (value, digits) => {
        const shown = formatNumber(value, { digits }).replaceAll(',', '٬');
        expect(Number(foldDecimal(shown))).toBe(value);
      }),
    );
  });
});

describe('showing numbers', () => {
  it.each([
    [0, '۰'],
    [9999, '۹۹۹۹'],
    [10_000, '۱۰٬۰۰۰'],
    [1_234_567.5, '۱٬۲۳۴٬۵۶۷٫۵'],
    [0.125, '۰٫۱۲۵'],
    [-3, '\u200e−۳'],
  ])('prints %d', (value, shown) => {
    expect(formatNumber(value)).toBe(shown);
  });

  it('prints the decimals asked for', () => {
    expect(formatNumber(2, { minDecimals: 2 })).toBe('۲٫۰۰');
    expect(formatNumber(2.345, { maxDecimals: 1 })).toBe('۲٫۳');
    expect(formatNumber(3, { signed: true })).toBe('\u200e+۳');
  });

  it('prints percents without noise', () => {
    expect(formatPercent(0.16)).toBe('۱۶٪');
    expect(formatPercent(1)).toBe('۱۰۰٪');
    expect(formatPercent(0.125, { maxDecimals: 1 })).toBe('۱۲٫۵٪');
  });

  it('follows the setting on <html>, and a digit asked for before it', () => {
    document.documentElement.dataset.digits = 'latn';
    expect(formatNumber(12_345.5)).toBe('12,345.5');
    expect(formatNumber(-3)).toBe('\u200e−3');
    expect(formatPercent(0.16)).toBe('16%');
    expect(formatDigits('صفحهٔ ۴۶')).toBe('صفحهٔ 46');
    expect(formatNumber(7, { digits: 'fa' })).toBe('۷');
  });

  it('leaves everything but digits alone', () => {
    expect(toPersianDigits('پنجم ب، 46 تا ٥١')).toBe('پنجم ب، ۴۶ تا ۵۱');
    expect(formatDigits(46)).toBe('۴۶');
  });
});
