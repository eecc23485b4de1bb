import { toLatinDigits } from '@mashq/curriculum/persian';
import { describe, expect, test } from 'vitest';
import { foldPhone, foldUsername, maskPhone } from './digits.ts';

test('digits of every keyboard are the same digits', () => {
  expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ 0123456789 الف')).toBe('0123456789 0123456789 0123456789 الف');
});

describe('a phone number', () => {
  test.each([
    '09123456789',
    '۰۹۱۲۳۴۵۶۷۸۹',
    '٠٩١٢٣٤٥٦٧٨٩',
    '9123456789',
    '+98 912 345 6789',
    '00989123456789',
    '۹۸۹۱۲۳۴۵۶۷۸۹',
    '0912-345-6789',
    '\u200e09123456789\u200f',
  ])('%s is one and the same', (written) => {
    expect(foldPhone(written)).toBe('09123456789');
  });

  test.each(['', '0912345678', '091234567890', '02188776655', '0912345678a', 'سلام'])('%s is none', (written) => {
    expect(foldPhone(written)).toBeNull();
  });

  test('is shown by its last four digits alone', () => {
    expect(maskPhone('09123456789')).toBe('***6789');
  });
});

test('a username is the same from every keyboard', () => {
  expect(foldUsername(' Ali۱۲\u200c ')).toBe('ali12');
  expect(foldUsername('علي كريمي')).toBe('علی کریمی');
});
