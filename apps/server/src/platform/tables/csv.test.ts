import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';
import type { Cell } from './table.ts';

const written = (...rows: Cell[][]) => writeCsv({ title: 'جدول', headings: ['نام', 'مقدار'], rows });

test('begins with a byte order mark and has Persian headings, numbers in Latin digits, lines ended by CRLF', () => {
  const bytes = written(['سارا', 12.5], ['', null]);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8').slice(1)).toBe('نام,مقدار\r\nسارا,12.5\r\n,\r\n');
});

test('quotes what has a comma, a quotation mark, a tab or a line break', () => {
  expect(written(['الف,ب "ج"', 'خط\nدوم'], ['یک\tدو', null]).toString()).toContain(
    '"الف,ب ""ج""","خط\nدوم"\r\n"یک\tدو",\r\n',
  );
});

test.each(['=1+1', '+98', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("x")', '\u200f=1', '＝1'])(
  'a text that begins as a formula is a text: %j',
  (text) => {
    const [, line = ''] = written([text, null])
      .toString()
      .split(/\r\n(?=["'])/);
    expect(line).toMatch(/^"?'/);
  },
);

test('negative numbers stay numbers', () => {
  expect(written([-3, null]).toString()).toContain('\r\n-3,\r\n');
});
