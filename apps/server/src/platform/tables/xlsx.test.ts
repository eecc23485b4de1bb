import type { Buffer } from 'node:buffer';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Table } from './table.ts';
import { writeXlsx } from './xlsx.ts';

const students: Table = {
  title: 'دانش‌آموزان',
  headings: ['دانش‌آموز', 'انجام‌شده'],
  rows: [
    ['سارا <احمدی> & "دوستان"', 12],
    ['=1+1', 0.5],
    ['علی\u0001رضا', null],
  ],
};
const empty: Table = { title: 'مهارت‌ها', headings: ['مهارت'], rows: [] };

const xmlOf = (file: Buffer) =>
  new Map(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)] as const));

test('every table is a sheet with its headings; texts are texts, numbers are numbers', async () => {
  const sheets = await readXlsxFile(await writeXlsx([students, empty]));
  expect(sheets).toEqual([
    {
      sheet: 'دانش‌آموزان',
      data: [
        ['دانش‌آموز', 'انجام‌شده'],
        ['سارا <احمدی> & "دوستان"', 12],
        ['=1+1', 0.5],
        ['علیرضا', null],
      ],
    },
    { sheet: 'مهارت‌ها', data: [['مهارت']] },
  ]);
});

test('each sheet is read from right to left with its headings in sight, and has no formula', async () => {
  const xml = xmlOf(await writeXlsx([students, empty]));
  for (const sheet of ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']) {
    expect(xml.get(sheet)).toMatch(/<sheetView[^>]* rightToLeft="1"/);
    expect(xml.get(sheet)).toMatch(/<pane[^>]* ySplit="1"[^>]* state="frozen"/);
    expect(xml.get(sheet)).not.toContain('<f>');
  }
});
