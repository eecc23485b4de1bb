import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, type InvalidReason, persianNumber, plainLine } from '../src/index.ts';
import { decimal, type, whole } from './checking-fixtures.ts';

describe('a whole-number box', () => {
  it.each([
    '1234',
    '۱۲۳۴',
    '١٢٣٤',
    '۱٬۲۳۴',
    '1,234',
    '1 234',
    '۱،۲۳۴',
    '001234',
    '+1234',
    ' ۱۲۳۴ ',
    '\u2067۱۲۳۴\u2069',
    '۱2٣۴',
    '1234 تومان',
    '۱۲۳۴تومان',
  ])('reads «%s» as 1234', (text) => {
    expect(type(whole('1234', 'تومان'), text)).toBe('right');
  });

  it.each<[string, InvalidReason]>([
    ['', 'empty'],
    ['  \u200f', 'empty'],
    ['۱/۲', 'fraction-in-whole-box'],
    ['1 1/2', 'fraction-in-whole-box'],
    ['۱٫۵', 'decimal-in-whole-box'],
    ['1234.5', 'decimal-in-whole-box'],
    ['1.2.3', 'two-decimal-marks'],
    ['12,34', 'misplaced-thousands'],
    ['1,2345', 'misplaced-thousands'],
    ['۱٬۲۳', 'misplaced-thousands'],
    ['1,234 567', 'misplaced-thousands'],
    ['12 34', 'misplaced-thousands'],
    ['--5', 'two-signs'],
    ['+-5', 'two-signs'],
    ['5-', 'sign-after'],
    ['سی', 'not-a-number'],
    ['1234 کیلو', 'other-unit'],
    ['1e3', 'not-a-number'],
    ['٬', 'not-a-number'],
    ['9'.repeat(500), 'not-a-number'],
  ])('refuses «%s» as %s', (text, reason) => {
    expect(type(whole('1234', 'تومان'), text)).toBe(reason);
  });

  it('asks whether the well grouped number was meant', () => {
    const verdict = check(whole('12345'), { kind: 'integer', values: ['۱۲۳٬۴۵'] });
    expect(plainLine(verdict.message)).toContain('۱۲٬۳۴۵');
  });

  it('knows minus in every spelling, and zero without one', () => {
    for (const text of ['-4', '−4', '–۴', '- 4', '\u200e\u2212۴']) expect(type(whole('-4'), text)).toBe('right');
    expect(type(whole('-4'), '4')).toBe('wrong');
    expect(type(whole('0'), '-0')).toBe('right');
    expect(type(whole('7'), '۰۰۷')).toBe('right');
  });
});

describe('a decimal box', () => {
  it.each(['۱۲٫۵', '12.5', '١٢/٥', '۱۲،۵', '12,5', '۱۲٫۵۰', '012.500', '۱۲ ٫ ۵', '12.5 متر', '۱۲⁄۵'])(
    'reads «%s» as 12.5',
    (text) => {
      expect(type(decimal('12.5', 'متر'), text)).toBe('right');
    },
  );

  it('reads an empty side as zero, and thousands where they stand well', () => {
    expect(type(decimal('0.5'), '٫۵')).toBe('right');
    expect(type(decimal('3'), '3.')).toBe('right');
    expect(type(decimal('1234567.25'), '۱٬۲۳۴٬۵۶۷٫۲۵')).toBe('right');
    expect(type(decimal('1234.5'), '1,234.5')).toBe('right');
    expect(type(decimal('1234567'), '1,234,567')).toBe('right');
    expect(type(decimal('1.234'), '1,234')).toBe('right');
    expect(type(decimal('12'), '۱۲')).toBe('right');
  });

  it.each<[string, InvalidReason]>([
    ['1.2.3', 'two-decimal-marks'],
    ['1/2/3', 'two-decimal-marks'],
    ['1,2,3', 'two-decimal-marks'],
    ['1.2,3', 'two-decimal-marks'],
    ['12,34.5', 'misplaced-thousands'],
    ['.', 'not-a-number'],
    ['نیم', 'not-a-number'],
    ['', 'empty'],
  ])('refuses «%s» as %s', (text, reason) => {
    expect(type(decimal('12.5'), text)).toBe(reason);
  });

  it('parses back every number the product prints', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.stringMatching(/^\d{0,4}$/), (w, part) => {
        const digits = part.replace(/0+$/, '');
        const value = `${w}${digits === '' ? '' : `.${digits}`}`;
        expect(type(decimal(value), persianNumber(value))).toBe('right');
        expect(type(whole(`${w}`), persianNumber(w))).toBe('right');
      }),
    );
  });
});
