import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { RosterImport } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { addChild, makeClass, makeManagedSchool, rosterCalls, signInWith } from '../../../test/world/roster.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { writeXlsx } from '../../platform/tables/xlsx.ts';

const world = await makeWorld();

type Kind = RosterImport['kind'];
const HEADINGS = ['نام', 'نام خانوادگی', 'کلاس', 'پایه', 'جنسیت', 'شماره ثبت', 'تلفن همراه'];

const workbook = (rows: readonly (readonly (string | number | null)[])[], headings = HEADINGS) =>
  writeXlsx([{ title: 'فهرست', headings, rows }]);

function upload(manager: Actor, file: Buffer, { kind = 'students' as Kind, id = randomUUID() } = {}) {
  const content = file.toString('base64');
  return world.call(manager, rosterCalls.uploadImport, { body: { id, kind, fileName: 'فهرست.xlsx', content } });
}

const confirm = (manager: Actor, importId: string, similar?: 'known' | 'new', except: number[] = []) =>
  world.call(manager, rosterCalls.confirmImport, { params: { importId }, query: { similar, 'except[]': except } });

const countPeople = async (schoolId: string) =>
  (await world.db.execute(sql`select from account where school_id = ${schoolId} and role <> 'MANAGER'`)).length;

const children = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => [
    'سارا',
    `احمدی ${'آبپتجدرزسشفقکگلمنوهی'[(index + from) % 20]}${'آبپتجدرزسشفقکگلمنوهی'[Math.floor((index + from) / 20) % 20]}`,
    index % 2 ? 'سوم الف' : 'سوم ب',
    3,
    null,
    null,
    null,
  ]);

test('a file of children becomes a school: classes, children and cards they sign in with', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  await makeClass(world, manager, 'پنجم الف', 5);
  const file = await workbook([
    ['علي', 'كريمي‌نيا', 'پنجم\u200cالف', null, 'پسر', 1201, 9121234567],
    ['  سیده  زهرا ', 'حسینی', 'سوم ۱', '۳', 'دختر', '١٢٠٢', '۰۹۳۵ ۱۱۱ ۲۲۳۳'],
    [null, null, null, null, null, null, null],
    ['رضا', 'نوری', 'سوم 1', 'پایهٔ سوم', null, null, null],
  ]);
  const { status, body: preview } = await upload(manager, file);
  expect(status).toBe(201);
  expect(preview).toMatchObject({
    counts: { new: 3, known: 0, similar: 0, faulty: 0 },
    new_classes: [{ title: 'سوم ۱', grade: 3, students_count: 2 }],
  });
  expect(preview.rows.map(({ line }) => line)).toEqual([2, 3, 5]);
  expect(await countPeople(schoolId)).toBe(0);

  const { body: result } = await confirm(manager, preview.id);
  expect(result.import).toMatchObject({ made: { people: 3, classes: 1 }, rows: [] });
  expect(result.cards.map(({ first_name, last_name, class_title }) => [first_name, last_name, class_title])).toEqual([
    ['علی', 'کریمی‌نیا', 'پنجم الف'],
    ['سیده زهرا', 'حسینی', 'سوم ۱'],
    ['رضا', 'نوری', 'سوم ۱'],
  ]);
  for (const card of result.cards) expect((await signInWith(world, card)).status).toBe(200);
  const { body: roster } = await world.call(manager, rosterCalls.overview, {});
  expect(roster.classes.map(({ title, students_count }) => [title, students_count])).toEqual([
    ['سوم ۱', 2],
    ['پنجم الف', 1],
  ]);
  const [event] = await readAudit(world.db, { target: preview.id });
  expect(event).toMatchObject({ action: 'roster.import', after: { kind: 'students', classes: 1 } });

  const again = await confirm(manager, preview.id);
  expect(again).toMatchObject({ status: 200, body: { import: { made: { people: 3 } }, cards: [] } });
  const { body: second } = await upload(manager, file);
  expect(second.counts).toEqual({ new: 0, known: 3, similar: 0, faulty: 0 });
  await confirm(manager, second.id);
  expect(await countPeople(schoolId)).toBe(3);
});

test('each faulty row is named with its column in Persian, and nothing is created while there is one', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'پنجم الف', 5);
  await addChild(world, manager, classId, 'مینا');
  const { body: preview } = await upload(
    manager,
    await workbook([
      ['', 'احمدی', 'پنجم الف', 5, null, null, null],
      ['علی۲', 'احمدی', 'پنجم الف', 5, null, null, null],
      ['علی', 'احمدی', 'هفتم', 'هفتم', null, null, null],
      ['علی', 'رضایی', 'پنجم الف', 'چهارم', null, null, null],
      ['رضا', 'احمدی', 'پنجم الف', 5, 'نامعلوم', null, '0912'],
      ['رضا', 'نوری', 'پنجم الف', 5, null, null, null],
      ['رضا', 'نوري', 'پنجم  الف', 5, null, null, null],
      ['مینا', 'احمدی', 'پنجم الف', 5, null, null, null],
    ]),
  );
  expect(preview.rows.map(({ line, outcome, faults }) => [line, outcome, faults.map(({ column }) => column)])).toEqual([
    [2, 'faulty', ['firstName']],
    [3, 'faulty', ['firstName']],
    [4, 'faulty', ['grade']],
    [5, 'faulty', ['classTitle', 'grade']],
    [6, 'faulty', ['gender', 'phone']],
    [7, 'new', []],
    [8, 'faulty', ['lastName']],
    [9, 'known', []],
  ]);
  for (const { message } of preview.rows.flatMap(({ faults }) => faults)) expect(message).toMatch(/[آ-ی]{2}/);
  expect(preview.rows[6]?.faults[0]?.message).toContain('ردیف ۷');
  expect(await confirm(manager, preview.id)).toMatchObject({ status: 409, refusal: { code: 'faulty-rows' } });
  expect(await countPeople(schoolId)).toBe(1);
});

test('a faulty cell is corrected in the preview, and the rows that stay faulty are left out and come as a file', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const { body: preview } = await upload(
    manager,
    await workbook([
      ['سارا', 'احمدی', 'پنجم الف', 5, null, null, null],
      ['', 'کیانی', 'پنجم الف', 5, null, null, null],
      ['علی', 'نوری', 'هفتم', 'هفتم', null, null, null],
      ['رضا', 'پارسا', 'ششم ب', 6, 'نامعلوم', null, null],
    ]),
  );
  expect(preview.counts).toMatchObject({ new: 1, faulty: 3 });
  // A class that faulty rows alone would need is not made without them.
  expect(preview.new_classes.map(({ title, students_count }) => [title, students_count])).toEqual([['پنجم الف', 1]]);
  const correct = (line: number, text: string, actor = manager) =>
    world.call(actor, rosterCalls.correctImportRow, {
      params: { importId: preview.id, line },
      body: { cells: [{ column: 'firstName', text }] },
    });
  const neighbor = await makeManagedSchool(world);
  expect((await correct(3, 'نیما', neighbor.manager)).status).toBe(404);
  expect((await correct(99, 'نیما')).status).toBe(404);
  const { body: corrected } = await correct(3, 'نيما');
  expect(corrected.counts).toMatchObject({ new: 2, faulty: 2 });
  expect((await correct(3, 'نيما')).body).toEqual(corrected);

  const faulty = { params: { importId: preview.id }, query: { format: 'csv' as const } };
  const reply = await world.call(manager, rosterCalls.faultyImportRows, faulty);
  const lines = Buffer.from(await reply.body.arrayBuffer())
    .toString('utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('علی');
  expect(lines[2]).toContain('جنسیت «دختر» یا «پسر» است.');
  expect((await world.call(neighbor.manager, rosterCalls.faultyImportRows, faulty)).status).toBe(404);

  expect((await confirm(manager, preview.id)).status).toBe(409);
  const leave = () =>
    world.call(manager, rosterCalls.confirmImport, {
      params: { importId: preview.id },
      query: { faulty: 'leave' as const },
    });
  const { body: made } = await leave();
  expect(made.cards.map(({ first_name, class_title }) => [first_name, class_title])).toEqual([
    ['سارا', 'پنجم الف'],
    ['نیما', 'پنجم الف'],
  ]);
  expect(made.import.made).toEqual({ people: 2, classes: 1 });
  expect((await leave()).body.cards).toEqual([]);
  expect((await correct(4, 'علی')).status).toBe(409);
  expect(await countPeople(schoolId)).toBe(2);
});

test('a class whose name says another grade than its row is not made: either cell corrects it', async () => {
  const { manager } = await makeManagedSchool(world);
  const { body: preview } = await upload(
    manager,
    await workbook([
      ['کیان', 'نوری', 'ششم الف', 5, null, null, null],
      ['مانی', 'نوری', 'پنجم\u200c ب', 'ششم', null, null, null],
      ['مینا', 'نوری', '۳', 5, null, null, null],
    ]),
  );
  expect(preview.rows.map(({ faults }) => faults.map(({ column }) => column))).toEqual([
    ['classTitle', 'grade'],
    ['classTitle', 'grade'],
    [],
  ]);
  expect(preview.new_classes).toMatchObject([{ title: '۳', grade: 5 }]);
  const correct = async (line: number, column: 'classTitle' | 'grade', text: string) =>
    (
      await world.call(manager, rosterCalls.correctImportRow, {
        params: { importId: preview.id, line },
        body: { cells: [{ column, text }] },
      })
    ).body;
  await correct(2, 'grade', '۶');
  const { counts, new_classes } = await correct(3, 'classTitle', 'ششم الف');
  expect(counts).toMatchObject({ new: 3, faulty: 0 });
  expect(new_classes).toMatchObject([{ title: 'ششم الف', grade: 6, students_count: 2 }, { title: '۳' }]);
});

test('a row that leans on a faulty one for the grade of its class is left out with it', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const { body: preview } = await upload(
    manager,
    await workbook([
      ['', 'کیانی', 'گل‌ها', 5, null, null, null],
      ['سارا', 'احمدی', 'گل‌ها', null, null, null, null],
      ['نیما', 'نوری', 'ششم', 6, null, null, null],
    ]),
  );
  expect(preview.rows.map(({ outcome }) => outcome)).toEqual(['faulty', 'new', 'new']);
  const { body } = await world.call(manager, rosterCalls.confirmImport, {
    params: { importId: preview.id },
    query: { faulty: 'leave' as const },
  });
  expect(body.cards.map(({ first_name }) => first_name)).toEqual(['نیما']);
  expect(await countPeople(schoolId)).toBe(1);
});

test('a school that changed since the preview is asked again, and nothing is created', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'پنجم الف', 5);
  const { body: preview } = await upload(
    manager,
    await workbook([
      ['علی', 'احمدی', 'پنجم الف', 5, null, null, null],
      ['رضا', 'احمدی', 'ششم', 6, null, '77', null],
    ]),
  );
  const child = await addChild(world, manager, classId);
  await world.call(manager, rosterCalls.updateStudent, {
    params: { studentId: child.person_id },
    body: { registrationCode: '77' },
  });
  expect((await confirm(manager, preview.id)).status).toBe(409);
  expect(await countPeople(schoolId)).toBe(1);
  const { body: roster } = await world.call(manager, rosterCalls.overview, {});
  expect(roster.classes).toHaveLength(1);
});

test('two confirmations at once create everybody once', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const { body: preview } = await upload(manager, await workbook(children(10)));
  const results = await Promise.all([confirm(manager, preview.id), confirm(manager, preview.id)]);
  expect(results.map(({ body }) => body.cards.length).sort((a, b) => a - b)).toEqual([0, 10]);
  expect(await countPeople(schoolId)).toBe(10);
});

test('a number of the register parts children of one name, and finds a child again', async () => {
  const { manager } = await makeManagedSchool(world);
  const twins = [
    ['محمد', 'رضایی', 'سوم', 3, null, 1, null],
    ['محمد', 'رضایی', 'سوم', null, null, '۲', null],
  ];
  const { body: first } = await upload(manager, await workbook(twins));
  expect(first.counts).toEqual({ new: 2, known: 0, similar: 0, faulty: 0 });
  await confirm(manager, first.id);
  const { body: second } = await upload(
    manager,
    await workbook([
      ['محمد', 'رضایی', 'چهارم', 4, null, 1, null],
      ['نیما', 'رضایی', 'سوم', 3, null, 2, null],
    ]),
  );
  expect(second.rows[0]).toMatchObject({ outcome: 'known', note: expect.stringContaining('سوم') });
  expect(second.rows[1]).toMatchObject({ outcome: 'faulty', faults: [{ column: 'registrationCode' }] });
});

test('numbers of a spreadsheet without leading zeros are those of the list with them', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const numbers = (write: (number: number) => string | number) =>
    [61, 62, 70].map((number) => [
      'محمد',
      `رضایی ${'الف ب پ'.split(' ')[number % 3]}`,
      'سوم',
      3,
      null,
      write(number),
      null,
    ]);
  const { body: first } = await upload(manager, await workbook(numbers((number) => String(number).padStart(8, '0'))));
  await confirm(manager, first.id);
  const { body: second } = await upload(manager, await workbook(numbers((number) => number)));
  expect(second.counts).toEqual({ new: 0, known: 3, similar: 0, faulty: 0 });
  expect(second.rows[0]?.note).toContain('00000061');
  await confirm(manager, second.id);
  expect(await countPeople(schoolId)).toBe(3);
  // A child with another name does not become one of them by such a number.
  const { body: third } = await upload(manager, await workbook([['نیما', 'نوری', 'سوم', 3, null, 61, null]]));
  expect(third.rows[0]).toMatchObject({ outcome: 'faulty', faults: [{ column: 'registrationCode' }] });
});

test('similar rows have one answer for the file, and some of them the other one', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const named = ['آبی', 'باقری', 'پاکزاد'];
  const file = (codes: number) =>
    workbook(named.map((name, index) => ['سارا', name, 'سوم', 3, null, codes + index, null]));
  const { body: first } = await upload(manager, await file(1));
  await confirm(manager, first.id);
  const { body: preview } = await upload(manager, await file(11));
  expect(preview.rows.map(({ line, outcome }) => [line, outcome])).toEqual([2, 3, 4].map((line) => [line, 'similar']));
  // A line that nobody was asked about is of another preview.
  expect(await confirm(manager, preview.id, 'known', [9])).toMatchObject({ status: 409 });
  const { body: done } = await confirm(manager, preview.id, 'known', [3]);
  expect(done.cards.map(({ last_name }) => last_name)).toEqual(['باقری']);
  expect(await countPeople(schoolId)).toBe(4);
  const { body: again } = await upload(manager, await file(21));
  const { body: others } = await confirm(manager, again.id, 'new', [2, 4]);
  expect(others.cards.map(({ last_name }) => last_name)).toEqual(['باقری']);
});

test('who has the name and class of a child, and another number, is asked about', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const child = (code: string | null, phone: string | null = null) => ['محمد', 'رضایی', 'سوم', 3, null, code, phone];
  const { body: first } = await upload(manager, await workbook([child('1', '09121112233')]));
  await confirm(manager, first.id);
  const file = await workbook([child('7')]);
  for (const [answer, people] of [
    ['known', 1],
    ['new', 2],
  ] as const) {
    const { body: preview } = await upload(manager, file);
    expect(preview.counts).toEqual({ new: 0, known: 0, similar: 1, faulty: 0 });
    expect(preview.rows[0]?.note).toContain('«۱»');
    expect(await confirm(manager, preview.id)).toMatchObject({ status: 409, refusal: { code: 'similar-rows' } });
    expect((await confirm(manager, preview.id, answer)).status).toBe(200);
    expect(await countPeople(schoolId)).toBe(people);
  }
  // Beside its own row in the file, or with another phone, it is somebody else without asking.
  const { body: twins } = await upload(manager, await workbook([child('9'), child('1'), child('7')]));
  expect(twins.rows.map(({ outcome }) => outcome)).toEqual(['new', 'known', 'known']);
  const { manager: other } = await makeManagedSchool(world);
  const { body: alone } = await upload(other, await workbook([child('1', '09121112233')]));
  await confirm(other, alone.id);
  const { body: phones } = await upload(other, await workbook([child('7', '09129998877')]));
  expect(phones.counts).toEqual({ new: 1, known: 0, similar: 0, faulty: 0 });
});

test('a cell that the spreadsheet made a day of is a fault, whatever column it is in', async () => {
  const { manager } = await makeManagedSchool(world);
  const day = { type: Date, value: new Date('2025-12-09T00:00:00Z'), format: 'yyyy-mm-dd' };
  const text = (value: string) => ({ type: String, value });
  const file = await writeXlsxFile([
    {
      sheet: 'فهرست',
      data: [
        ['نام', 'نام خانوادگی', 'کلاس', 'پایه', 'شماره ثبت'].map(text),
        [...['سارا', 'احمدی', 'سوم', '3'].map(text), day],
        [...['نیما', 'احمدی'].map(text), day, text('3'), text('12')],
        ['هستی', 'احمدی', 'سوم', '3', '13'].map(text),
      ],
    },
  ]).toBuffer();
  const { body } = await upload(manager, file);
  expect(body.rows.map(({ faults }) => faults.map(({ column }) => column))).toEqual([
    ['registrationCode'],
    expect.arrayContaining(['classTitle']),
    [],
  ]);
  expect(body.rows[0]?.faults[0]?.message).toContain('تاریخ');
  expect(body.new_classes.map(({ title, students_count }) => [title, students_count])).toEqual([['سوم', 1]]);
});

test('headings that were not read are said while a column is not found, and no more once it was said what each is', async () => {
  const { manager } = await makeManagedSchool(world);
  const headings = ['نام', 'نام خانوادگی', 'کلاس', 'پایه', 'نام پدر', 'گوشی مادر', 'خالی'];
  const row = ['سارا', 'کریمی', 'پنجم', '۵', 'علی', '09121112233', ''];
  const file = await workbook([row], headings);
  const { body } = await upload(manager, file);
  expect(body.unread_headings).toEqual(['نام پدر', 'گوشی مادر']);
  const params = { importId: body.id };
  expect((await world.call(manager, rosterCalls.importPreview, { params })).body.unread_headings).toEqual([
    'نام پدر',
    'گوشی مادر',
  ]);
  const columns = ['firstName', 'lastName', 'classTitle', 'grade'] as const;
  const given = { headingLine: 1, columns: columns.map((column, index) => ({ index, column })) };
  const again = {
    id: randomUUID(),
    kind: 'students' as const,
    fileName: 'فهرست.xlsx',
    content: file.toString('base64'),
    given,
  };
  expect((await world.call(manager, rosterCalls.uploadImport, { body: again })).body.unread_headings).toEqual([]);
  // Where nothing is missing, what else is in the file is nobody's question.
  const whole = ['جنسیت', 'شماره ثبت', 'تلفن همراه'];
  const all = await workbook([[...row, 'دختر', '61', '09121112233']], [...headings, ...whole]);
  expect((await upload(manager, all)).body.unread_headings).toEqual([]);
});

test('numbers and phones are read under the words that schools head them with', async () => {
  const { manager } = await makeManagedSchool(world);
  for (const [code, phone] of [
    ['کد', 'موبایل ولی'],
    ['کد دانش‌آموز', 'شماره تماس'],
  ] as const) {
    const headings = ['نام', 'نام خانوادگی', 'کلاس', 'پایه', code, phone];
    const { body } = await upload(
      manager,
      await workbook([['سارا', 'کریمی', 'پنجم', '۵', '61', '09121112233']], headings),
    );
    const columns = body.columns.map(({ column }) => column);
    expect(columns).toEqual(['firstName', 'lastName', 'classTitle', 'grade', 'registrationCode', 'phone']);
  }
});

test('teachers come with their classes, by phone or by name, and twice is once', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  for (const title of ['پنجم الف', 'پنجم ب']) await makeClass(world, manager, title, 5);
  const file = await workbook(
    [
      ['مریم', 'کریمی', 'پنجم الف، پنجم ب', '09121112233'],
      ['حمید', 'صادقی', 'پنجم ب', null],
    ],
    ['نام', 'نام خانوادگی', 'کلاس', 'موبایل'],
  );
  for (const made of [2, 0]) {
    const { body: preview } = await upload(manager, file, { kind: 'teachers' });
    const { body: result } = await confirm(manager, preview.id);
    expect(result.import.made).toEqual({ people: made, classes: 0 });
  }
  const { body: roster } = await world.call(manager, rosterCalls.overview, {});
  expect(roster.classes.map(({ teachers }) => teachers.map(({ last_name, role }) => [last_name, role]))).toEqual([
    [['کریمی', 'owner']],
    [
      ['کریمی', 'owner'],
      ['صادقی', 'co'],
    ],
  ]);
  expect(await countPeople(schoolId)).toBe(2);
  const { body: lost } = await upload(
    manager,
    await workbook([['لیلا', 'نوری', 'ششم', null]], ['نام', 'نام خانوادگی', 'کلاس', 'موبایل']),
    { kind: 'teachers' },
  );
  expect(lost.rows[0]).toMatchObject({ outcome: 'faulty', faults: [{ column: 'classTitle' }] });
});

const CSV = 'نام;نام خانوادگی;کلاس;پایه\r\n"علی";کریمی;پنجم;۵\r\n';
test.each([
  ['UTF-8 with its mark', Buffer.from(`\u{feff}${CSV}`)],
  ['UTF-16 with tabs', Buffer.from(`\u{feff}${CSV.replaceAll(';', '\t')}`, 'utf16le')],
  ['UTF-8 with commas', Buffer.from(CSV.replaceAll(';', ','))],
  ['semicolons below a line of title', Buffer.from(`فهرست دانش‌آموزان، سال ۱۴۰۵, دبستان مهر\r\n${CSV}`)],
])('comma-separated values are read: %s', async (_name, file) => {
  const { manager } = await makeManagedSchool(world);
  const { body } = await upload(manager, file);
  expect(body).toMatchObject({
    counts: { new: 1, known: 0, similar: 0, faulty: 0 },
    new_classes: [{ title: 'پنجم', grade: 5 }],
  });
});

test('the code page of older Persian Excel is read', async () => {
  const { manager } = await makeManagedSchool(world);
  const decoder = new TextDecoder('windows-1256');
  const letters = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Buffer.from([code])), code]));
  const text = 'نام,فامیل,کلاس,پایه\r\nرضا,نوروز,سوم,سوم\r\n'.replaceAll('ی', '\u064a');
  const file = Buffer.from([...text].map((letter) => letters.get(letter) ?? 63));
  const { body } = await upload(manager, file);
  expect(body).toMatchObject({ counts: { new: 1 }, new_classes: [{ title: 'سوم', grade: 3 }] });
});

test('what is no table is refused in Persian', async () => {
  const { manager } = await makeManagedSchool(world);
  const bomb = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(40 * 1024 * 1024) }));
  const files = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]),
    bomb,
    Buffer.from('PK\u0003\u0004 no workbook'),
    Buffer.from('a,b\n1,2\n'),
    Buffer.from('نام,نام خانوادگی,کلاس\n'),
    Buffer.alloc(0),
  ];
  for (const file of files) {
    const { status, refusal } = await upload(manager, file);
    expect(status).toBe(422);
    expect(refusal.detail).toMatch(/[آ-ی]/);
  }
});

/** A workbook as Excel writes it, with these cells in its one sheet. */
const sheetOf = (cells: string) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8(
        '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${cells}</sheetData></worksheet>`),
    }),
  );

test.each([
  ['a value in the last column of the last row', sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')],
  ['a value in the last column', sheetOf("<row r='5'><x:c s='1' r='XFD5'><v>1</v></x:c></row>")],
  ['fifty thousand columns of text', Buffer.from(HEADINGS.join(',') + ','.repeat(50_000))],
  ['a hundred thousand rows of text', Buffer.from(`${HEADINGS.join(',')}\n${'a\n'.repeat(100_000)}`)],
])('a file with %s is refused, and other calls are answered meanwhile', async (_, file) => {
  const { manager } = await makeManagedSchool(world);
  const refused = upload(manager, file);
  expect((await world.app.inject('/api/status')).statusCode).toBe(200);
  const { status, refusal } = await refused;
  expect([status, refusal.code]).toEqual([422, 'too-large-table']);
});

test('the template is read as it is', async () => {
  const { manager } = await makeManagedSchool(world);
  for (const kind of ['students', 'teachers'] as const) {
    for (const format of ['xlsx', 'csv'] as const) {
      const reply = await world.call(manager, rosterCalls.importTemplate, { query: { kind, format } });
      const file = Buffer.from(await reply.body.arrayBuffer());
      if (format === 'xlsx') expect((await readXlsxFile(file))[0]?.data[0]).toContain('نام خانوادگی');
      const { body } = await upload(manager, file, { kind });
      expect(body.rows).toHaveLength(2);
      if (kind === 'students') expect(body.counts.faulty).toBe(0);
    }
  }
});

test('a preview is its school’s own and is gone after a day', async () => {
  const { manager } = await makeManagedSchool(world);
  const { manager: neighbor } = await makeManagedSchool(world);
  const { body: preview } = await upload(manager, await workbook(children(1)));
  const read = (as: Actor) => world.call(as, rosterCalls.importPreview, { params: { importId: preview.id } });
  expect([(await read(manager)).status, (await read(neighbor)).status]).toEqual([200, 404]);
  expect((await confirm(neighbor, preview.id)).status).toBe(404);
  world.pass({ days: 1, minutes: 1 });
  expect((await read(manager)).status).toBe(404);
});

test('a larger file takes no more statements but those that note its progress', async () => {
  const statementsFor = async (count: number) => {
    const { manager } = await makeManagedSchool(world);
    const { body: preview } = await upload(manager, await workbook(children(count)));
    return world.countQueries(() => confirm(manager, preview.id));
  };
  const [few, many] = [await statementsFor(20), await statementsFor(300)];
  expect(many - few).toBeLessThanOrEqual(Math.ceil(300 / 64) - 1);
});

test('columns that the headings do not name are said by hand, once for the school', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  await makeClass(world, manager, 'سوم ۱', 3);
  const headings = ['ش.د', 'First', 'Family', 'گروه درسی', 'توضیح'];
  const rows = [
    ['1201', 'سارا', 'احمدی', 'سوم ۱', 'میهمان'],
    ['1202', 'نگار', 'کریمی', 'سوم ۱', null],
  ];
  const file = await workbook(rows, headings);
  const content = file.toString('base64');
  const refused = await upload(manager, file);
  expect([refused.status, refused.refusal.code]).toEqual([422, 'no-headings']);

  const head = await world.call(manager, rosterCalls.importHead, { body: { kind: 'students', content } });
  expect(head.body).toMatchObject({
    heading_line: 1,
    columns: [],
    lines: [headings, rows[0], ['1202', 'نگار', 'کریمی', 'سوم ۱', '']],
  });
  expect(head.body.known.filter(({ is_needed }) => is_needed).map(({ column }) => column)).toEqual([
    'firstName',
    'lastName',
    'classTitle',
  ]);

  const columns = [
    { index: 1, column: 'firstName' as const },
    { index: 2, column: 'lastName' as const },
    { index: 3, column: 'classTitle' as const },
    { index: 0, column: 'registrationCode' as const },
  ];
  const send = (given: { headingLine: number; columns: typeof columns }, to = manager) =>
    world.call(to, rosterCalls.uploadImport, {
      body: { id: randomUUID(), kind: 'students', fileName: 'فهرست.xlsx', content, given },
    });
  const few = await send({ headingLine: 1, columns: columns.slice(0, 2) });
  expect([few.status, few.refusal.detail]).toEqual([422, expect.stringContaining('«کلاس»')]);
  const { body } = await send({ headingLine: 1, columns });
  expect(body.counts).toEqual({ new: 2, known: 0, similar: 0, faulty: 0 });
  expect(body.rows[0]?.cells).toContainEqual({ column: 'registrationCode', text: '1201' });

  // The next file of the school is read so by itself, whatever the order of its columns; another school's is not.
  const next = await workbook(
    rows.map((row) => row.toReversed()),
    headings.toReversed(),
  );
  expect((await upload(manager, next)).body.counts.new).toBe(2);
  const elsewhere = (await makeManagedSchool(world)).manager;
  expect((await upload(elsewhere, next)).status).toBe(422);
  // What is said last counts, and the same again changes nothing.
  const said = () =>
    world.db.execute(
      sql`select heading, column_name from roster_heading where school_id = ${schoolId} order by heading`,
    );
  const before = await said();
  expect(before).toHaveLength(4);
  await send({ headingLine: 1, columns });
  expect(await said()).toEqual(before);
});

test('a file without headings is read by the places of its columns, from its first line', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  await makeClass(world, manager, 'سوم ۱', 3);
  const file = await workbook([['نگار', 'کریمی', 'سوم ۱']], ['سارا', 'احمدی', 'سوم ۱']);
  const given = {
    headingLine: 0,
    columns: [
      { index: 0, column: 'firstName' as const },
      { index: 1, column: 'lastName' as const },
      { index: 2, column: 'classTitle' as const },
    ],
  };
  const body = {
    id: randomUUID(),
    kind: 'students' as const,
    fileName: 'ف.xlsx',
    content: file.toString('base64'),
    given,
  };
  const { body: preview } = await world.call(manager, rosterCalls.uploadImport, { body });
  expect(preview.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [1, 'new'],
    [2, 'new'],
  ]);
  expect(await world.db.execute(sql`select from roster_heading where school_id = ${schoolId}`)).toHaveLength(0);
  const twice = {
    ...body,
    id: randomUUID(),
    given: { ...given, columns: [...given.columns, { index: 0, column: 'grade' as const }] },
  };
  expect((await world.call(manager, rosterCalls.uploadImport, { body: twice })).status).toBe(400);
});
