import { randomBytes, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../test/world/any-text.ts';
import type { memoryStorage } from '../../../test/world/memory-storage.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { pdf } from '../../../test/world/sample-files.ts';
import { sendBytes, sendFile } from '../../../test/world/uploads.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../actor.ts';
import { table } from '../tables/table.ts';
import { writeXlsx } from '../tables/xlsx.ts';
import { fileName } from './service.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const { teacher, students } = await makeClassroom(world, { students: 1 });
const child = students[0] as Actor;
const stored = () => (world.context.storage as ReturnType<typeof memoryStorage>).keys();
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const workbook = await writeXlsx([table('نمره‌ها', [{ heading: 'نام', value: (name: string) => name }], ['سارا'])]);

test('a PDF and a workbook are stored under the name they had, with the extension of what they are', async () => {
  const first = await sendFile(world, teacher, pdf(), 'برگهٔ ../فصل ۲.exe');
  expect([first.status, first.body]).toEqual([
    200,
    { id: first.id, name: 'برگهٔ .. فصل ۲.pdf', media_type: 'application/pdf', size: pdf().length },
  ]);
  const second = await sendFile(world, teacher, workbook, 'x');
  expect(second.body).toMatchObject({ name: 'x.xlsx', media_type: XLSX, size: workbook.length });
  expect(stored().filter((key) => key.includes('/upload/'))).toEqual([]);
  const again = await world.call(teacher, contract.upload.finishFile, {
    params: { uploadId: first.id },
    body: { name: 'دیگر' },
  });
  expect(again.body).toEqual(first.body);
});

test('an upload of somebody else is none', async () => {
  const uploadId = await sendBytes(world, teacher, pdf());
  const reply = await world.call(child, contract.upload.finishFile, { params: { uploadId }, body: { name: 'x' } });
  expect(reply.status).toBe(404);
});

test('a name never leads elsewhere, hides its kind, or turns the direction of what is beside it', () => {
  fc.assert(
    fc.property(anyText(300), (given) => {
      const name = fileName(given, '.pdf');
      expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]+\.pdf$/u);
      expect(name.startsWith('.')).toBe(false);
      expect([...name].length).toBeLessThanOrEqual(104);
    }),
  );
  expect(fileName('\u202efdp.exe', '.pdf')).toBe('fdp.pdf');
  expect(fileName('   ', '.pdf')).toBe('پیوست.pdf');
});

const zip = (files: Readonly<Record<string, string>>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const book = (more: Readonly<Record<string, string>>, types = TYPES) =>
  zip({ '[Content_Types].xml': types, 'xl/workbook.xml': '<workbook/>', ...more });
const packed = (text: string, dictionary = '/Type /ObjStm', begins = 'stream\n') => {
  const data = deflateSync(Buffer.from(text, 'latin1'));
  return `9 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${data.length} >>\n${begins}${data.toString('latin1')}\nendstream\nendobj`;
};
const SCRIPT = '3 0 << /S /JavaScript >>';
/** The same as readers put it together: columns of four, each the difference to the one above. */
const inSums = (text: string) => {
  const codes = [...text.padEnd(Math.ceil(text.length / 4) * 4)].map((letter) => letter.charCodeAt(0));
  const sums = codes.map((code, index) => String.fromCharCode((code - (codes[index - 4] ?? 0) + 256) % 256));
  return (sums.join('').match(/.{4}/gs) ?? []).map((row) => `\x02${row}`).join('');
};

const KIND = /این نوع فایل پذیرفته نیست/;
const BROKEN = /خراب است یا کامل نیست/;
const ACTIVE = /برنامه یا فایل دیگری/;
const hostile: [string, Buffer, RegExp][] = [
  ['text', Buffer.from('hello'), KIND],
  ['HTML with a script', Buffer.from('<html><script>alert(1)</script></html>'), KIND],
  ['HTML before a PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()]), KIND],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), KIND],
  ['a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), randomBytes(200)]), KIND],
  ['a program of Windows', Buffer.concat([Buffer.from('MZ'), randomBytes(200)]), KIND],
  ['an old workbook', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(600)]), KIND],
  ['random bytes', randomBytes(5000), KIND],
  ['zeros', Buffer.alloc(5000), KIND],
  ['the beginning of a PDF', pdf().subarray(0, 60), BROKEN],
  ['a PDF with more after its end', Buffer.concat([pdf(), Buffer.alloc(4000, 'A')]), BROKEN],
  ['a PDF with a script', pdf('3 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj'), ACTIVE],
  ['a PDF with a script by another spelling', pdf('3 0 obj\n<< /S /J#61va#53cript >>\nendobj'), ACTIVE],
  ['a PDF with a packed script', pdf(packed(SCRIPT)), ACTIVE],
  ['a PDF with a script that only lenient readers unpack', pdf(packed(SCRIPT, '/N 1 /First 4')), ACTIVE],
  ['a PDF with a packed script after an old end of line', pdf(packed(SCRIPT, '/Type /ObjStm', 'stream\r')), ACTIVE],
  ['a PDF with a packed script after much text', pdf(packed(SCRIPT, `/Type /ObjStm /X (${'x'.repeat(2000)})`)), ACTIVE],
  ['a PDF with a packed script after a false object', pdf(packed(SCRIPT, '/Type /ObjStm /X (1 0 obj)')), ACTIVE],
  [
    'a PDF with a packed script in sums',
    pdf(packed(inSums(SCRIPT), '/Type /ObjStm /DecodeParms << /Predictor 12 /Columns 4 >>')),
    ACTIVE,
  ],
  ['a PDF that starts a program', pdf('3 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj'), ACTIVE],
  ['a PDF that carries a file', pdf('3 0 obj\n<< /Type /Filespec /EmbeddedFile 4 0 R >>\nendobj'), ACTIVE],
  [
    'a PDF with objects that do not unpack',
    pdf('9 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nnothing\nendstream'),
    BROKEN,
  ],
  ['a PDF that unpacks to gigabytes', pdf(packed('A'.repeat(60_000_000))), BROKEN],
  ['a PDF of many parts that unpack to gigabytes together', pdf(packed('A'.repeat(15_000_000)).repeat(30)), BROKEN],
  ['a PDF with a film that runs a script', pdf('3 0 obj\n<< /S /Rendition /JS (app.alert(1)) >>\nendobj'), ACTIVE],
  ['a PDF with a form that runs programs', pdf('3 0 obj\n<< /AcroForm << /XFA 4 0 R >> >>\nendobj'), ACTIVE],
  [
    'a PDF whose objects are packed in a way that nobody reads here',
    pdf('9 0 obj\n<< /Type /ObjStm /Filter /LZWDecode >>\nstream\nnothing\nendstream'),
    ACTIVE,
  ],
  ['a PDF with a password', pdf('', '/Encrypt 5 0 R'), /رمز دارد/],
  ['an archive', zip({ 'a.txt': 'a' }), KIND],
  ['half an archive', workbook.subarray(0, workbook.length / 2), BROKEN],
  ['a document of Word', zip({ '[Content_Types].xml': TYPES, 'word/document.xml': '<x/>' }), KIND],
  ['a workbook with macros', book({ 'xl/vbaProject.bin': 'x' }), ACTIVE],
  ['a workbook that says it has macros', book({}, `${TYPES}<!-- macroEnabled -->`), ACTIVE],
  ['a workbook that reads from elsewhere', book({ 'xl/externalLinks/externalLink1.xml': '<x/>' }), ACTIVE],
  ['a workbook with a file in it', book({ 'xl/embeddings/oleObject1.bin': 'x' }), ACTIVE],
  ['a workbook with a path out of it', book({ '../../etc/passwd': 'x' }), ACTIVE],
  ['a workbook with an entity', book({}, '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'), BROKEN],
  ['a workbook that unpacks to more than a machine holds', book({ 'xl/a.xml': 'A'.repeat(110_000_000) }), BROKEN],
];

describe('a file that is not taken gets its message and leaves nothing behind', () => {
  test.each(hostile)('%s', async (_name, bytes, message) => {
    const before = stored().length;
    const { id, status, refusal } = await sendFile(world, teacher, bytes);
    expect([status, refusal.detail]).toEqual([422, expect.stringMatching(message)]);
    expect(stored()).toHaveLength(before);
    const rows = await world.db.execute(sql`
      select id from upload where school_id = ${teacher.schoolId} and id = ${id}
      union all select upload_id from upload_chunk where school_id = ${teacher.schoolId} and upload_id = ${id}
      union all select id from stored_file where school_id = ${teacher.schoolId} and id = ${id}`);
    expect(rows).toEqual([]);
  });

  test('a file above the size is refused before it is sent', async () => {
    const body = { id: randomUUID(), size: 8 * 1024 * 1024 + 1 };
    expect((await world.call(teacher, contract.upload.begin, { body })).status).toBe(400);
  });
});
