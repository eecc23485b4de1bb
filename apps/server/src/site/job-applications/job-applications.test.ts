import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { jobApplicationService, MAX_A_DAY, RETENTION_MS } from './service.ts';

const world = await makeWorld();
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const { applyForJob } = contract.site;
const calls = contract.admin.jobApplications;

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1');
const pdfWith = (text: string) => Buffer.from(PDF.toString('latin1').replace('/Catalog', `/Catalog ${text}`), 'latin1');
const SCRIPT = '1 0 <</S/JavaScript/JS(app.alert(1))>>';
const pdfWithStream = (packed: Buffer, filter: string) =>
  pdfWith(
    `>>endobj\n9 0 obj<</Type/ObjStm/N 1/First 4/Filter/${filter}>>stream\n${packed.toString('latin1')}\nendstream`,
  );
const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#3a5' } }).withExif({
    IFD0: { Copyright: 'secret place' },
  });

let networks = 0;
const from = () => {
  networks += 1;
  return { 'x-forwarded-for': `198.61.${networks >> 8}.${networks & 255}` };
};
const application = (file: Buffer, more: object = {}) => ({
  id: randomUUID(),
  opening: 'author',
  name: 'نگار صالحی',
  phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
  note: 'ده سال معلم بوده‌ام',
  file: file.toString('base64'),
  ...more,
});
const apply = (body: ReturnType<typeof application>, headers = from()) =>
  world.call(null, applyForJob, { body }, headers);

/** Everything that the server has kept of an application. */
async function leftOf(id: string) {
  const rows = await world.db.execute(sql`select id from job_application where id = ${id}`);
  const files = await Promise.all(
    ['pdf', 'webp'].map((kind) => world.context.storage.get(`job-application/${id}/resume.${kind}`)),
  );
  return { rows: rows.length, files: files.filter((file) => file !== undefined).length };
}

test('a PDF is stored as it is, once for its id, and only an administrator saves it, as bytes of no kind', async () => {
  const body = application(PDF);
  for (let times = 0; times < 2; times += 1) expect((await apply(body)).status).toBe(201);
  expect(await leftOf(body.id)).toEqual({ rows: 1, files: 1 });
  expect((await apply({ ...body, note: 'دیگر' })).status).toBe(409);
  expect((await apply({ ...body, file: pdfWith('/Lang(fa)').toString('base64') })).status).toBe(409);
  const { body: listed } = await world.call(admin, calls.list, { query: {} });
  expect(listed.items.find(({ id }) => id === body.id)).toMatchObject({
    phone_mask: '***6789',
    file_kind: 'pdf',
    file_size: PDF.length,
    kept_until: new Date(world.now().getTime() + RETENTION_MS).toISOString(),
  });
  const params = { id: body.id };
  const { body: file, headers } = await world.call(admin, calls.resume, { params });
  expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
  });
  expect((await world.call(admin, calls.showPhone, { params })).body).toEqual({ phone: '09123456789' });
  const audit = await readAudit(world.db, { target: body.id });
  expect(audit.map(({ action }) => action).sort()).toEqual(['job-application.download', 'job-application.show-phone']);
  const manager = await makePerson(world, { role: 'MANAGER' });
  expect((await world.call(manager, calls.resume, { params })).status).toBe(403);
  const [row] = await world.db.execute(sql`select * from job_application where id = ${body.id}`);
  expect(JSON.stringify(row)).not.toContain('9123456789');
});

test('a picture of whatever name is drawn again, without its metadata', async () => {
  const body = application(await picture().jpeg().toBuffer());
  expect((await apply(body)).status).toBe(201);
  const { body: file, headers } = await world.call(admin, calls.resume, { params: { id: body.id } });
  expect(headers['content-type']).toBe('image/webp');
  const { format, exif, width } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 300 });
});

const HOSTILE: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
  ['an empty file', () => Buffer.alloc(0), 'resume-empty'],
  ['a page that calls itself nothing', () => Buffer.from('<html><script>alert(1)</script>'), 'resume-kind'],
  [
    'a drawing with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'resume-kind',
  ],
  ['an archive, as of a word processor', () => Buffer.from('PK\x03\x04 and more', 'latin1'), 'resume-kind'],
  ['a program', () => Buffer.from('MZ\x90\x00 and more', 'latin1'), 'resume-kind'],
  ['a page before a PDF', () => Buffer.concat([Buffer.from('<html>'), PDF]), 'resume-kind'],
  ['a PDF that breaks off', () => PDF.subarray(0, -8), 'resume-broken'],
  ['a PDF with a script', () => pdfWith('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'resume-active'],
  ['a PDF that hides its script', () => pdfWith('/OpenAction<</S/J#61vaScript>>'), 'resume-active'],
  ['a PDF that starts a program', () => pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>'), 'resume-active'],
  ['a PDF with a file in it', () => pdfWith('/Names<</EmbeddedFiles 2 0 R>>'), 'resume-active'],
  ['a PDF with a form that runs programs', () => pdfWith('/AcroForm<</XFA 4 0 R>>'), 'resume-active'],
  ['a PDF that packs its script', () => pdfWithStream(deflateSync(SCRIPT), 'FlateDecode'), 'resume-active'],
  [
    'a PDF packed in a way that nobody reads here',
    () => pdfWithStream(Buffer.from('nothing'), 'LZWDecode'),
    'resume-active',
  ],
  ['a PDF with a password', () => pdfWith('/Encrypt 3 0 R'), 'resume-locked'],
  ['a picture that breaks off', async () => (await picture().png().toBuffer()).subarray(0, 60), 'image-unreadable'],
  ['a picture of too many pixels', () => picture(9_000, 6_000).png().toBuffer(), 'image-pixels'],
];

test.each(HOSTILE)('%s is refused with its own message and leaves nothing behind', async (_name, make, code) => {
  const body = application(await make());
  const reply = await apply(body);
  expect([reply.status, reply.refusal.code]).toEqual([422, code]);
  expect(reply.refusal.detail).toMatch(/[؀-ۿ]/);
  expect(await leftOf(body.id)).toEqual({ rows: 0, files: 0 });
});

test('a file above the limit is refused before it is read', async () => {
  const service = jobApplicationService(world.context);
  const large = application(Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024), Buffer.from('%%EOF')]));
  await expect(service.apply({ ...large, opening: '' }, '192.0.2.9')).rejects.toMatchObject({
    extra: { code: 'resume-size' },
  });
  expect((await apply(large)).status).toBe(400);
  expect(await leftOf(large.id)).toEqual({ rows: 0, files: 0 });
  const largest = application(
    Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024 - PDF.length - 5), Buffer.from('%%EOF')]),
  );
  expect((await apply(largest)).status).toBe(201);
});

test('a network applies a few times, a day takes a limited number', async () => {
  const headers = from();
  for (let times = 0; times < 5; times += 1) expect((await apply(application(PDF), headers)).status).toBe(201);
  expect((await apply(application(PDF), headers)).status).toBe(429);
  const at = world.now().toISOString();
  await world.db.execute(sql`
    insert into job_application (id, opening, name, phone, note, file_kind, file_size, file_hash, created_at)
    select gen_random_uuid(), '', 'n', ${world.context.phones.encrypt('09120000000')}, '', 'pdf', 1, '', ${at}::timestamptz
    from generate_series(1, ${MAX_A_DAY}::int)`);
  const body = application(PDF);
  expect((await apply(body)).status).toBe(429);
  expect(await leftOf(body.id)).toEqual({ rows: 0, files: 0 });
  await world.db.execute(sql`delete from job_application where file_hash = ''`);
});

test('the same application twice at once is stored once', async () => {
  const body = application(PDF);
  const both = await Promise.all([apply(body), apply(body)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(await leftOf(body.id)).toEqual({ rows: 1, files: 1 });
});

test('a file that cannot be stored leaves no row; the next try stores both', async () => {
  const body = application(PDF);
  const { storage } = world.context;
  const failing = jobApplicationService({
    ...world.context,
    storage: { ...storage, put: () => Promise.reject(new Error('full')) },
  });
  await expect(failing.apply({ ...body }, '192.0.2.10')).rejects.toThrow('full');
  expect(await leftOf(body.id)).toEqual({ rows: 0, files: 0 });
  expect((await apply(body)).status).toBe(201);
});

test('an application is removed with its file, by an administrator or after half a year', async () => {
  const [one, two] = [application(PDF), application(PDF)];
  for (const body of [one, two]) await apply(body);
  const params = { id: one.id };
  expect((await world.call(admin, calls.remove, { params })).status).toBe(200);
  expect((await world.call(admin, calls.remove, { params })).status).toBe(404);
  expect(await leftOf(one.id)).toEqual({ rows: 0, files: 0 });
  const service = jobApplicationService(world.context);
  world.pass({ days: RETENTION_MS / 86_400_000 - 1 });
  await service.sweep();
  expect(await leftOf(two.id)).toEqual({ rows: 1, files: 1 });
  world.pass({ days: 2 });
  await service.sweep();
  expect(await leftOf(two.id)).toEqual({ rows: 0, files: 0 });
});

test('an application is answered, closed and opened again by an administrator who is named, each change audited once', async () => {
  const person = await makePerson(world, { role: 'SYS_ADMIN', firstName: 'نرگس', lastName: 'آذری' });
  const body = application(PDF);
  await apply(body);
  const mark = (state: 'new' | 'answered' | 'closed', id = body.id) =>
    world.call(person, calls.setState, { params: { id }, body: { state } });
  const statesOf = async () => {
    const found: string[] = [];
    for (const state of ['new', 'answered', 'closed'] as const) {
      const { body: listed } = await world.call(admin, calls.list, { query: { size: '100', state } });
      if (listed.items.some(({ id }) => id === body.id)) found.push(state);
    }
    return found;
  };
  expect(await statesOf()).toEqual(['new']);
  const { body: first } = await mark('answered');
  expect(first).toMatchObject({
    state: 'answered',
    handled_at: world.now().toISOString(),
    handled_by: 'نرگس آذری',
  });
  world.pass({ minutes: 5 });
  expect((await mark('answered')).body).toEqual(first);
  expect(await statesOf()).toEqual(['answered']);
  await mark('closed');
  expect(await statesOf()).toEqual(['closed']);
  expect((await mark('new')).body).toMatchObject({ state: 'new', handled_at: null, handled_by: null });
  expect((await readAudit(world.db, { target: body.id })).map(({ action }) => action).sort()).toEqual([
    'job-application.answer',
    'job-application.close',
    'job-application.reopen',
  ]);
  expect((await mark('answered', randomUUID())).status).toBe(404);
});
