import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { memoryStorage } from '../../../test/world/memory-storage.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { schoolHostService } from './hosts.ts';

const webDist = await mkdtemp(join(tmpdir(), 'mashq-look-'));
await writeFile(join(webDist, 'index.html'), '<!doctype html><html lang="fa"><head><title>مشق</title></head></html>');
afterAll(() => rm(webDist, { recursive: true }));

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 }, webDist });
const { teacher, students } = await makeClassroom(world, { students: 1 });
const child = students[0] as Actor;
const manager = await makePerson(world, { role: 'MANAGER', schoolId: teacher.schoolId });
const stranger = (await makeClassroom(world, { students: 1 })).teacher;
const strangeManager = await makePerson(world, { role: 'MANAGER', schoolId: stranger.schoolId });
const { look } = contract;
const { read, save } = contract.school.look;
const nothing = { color: null, logo: null, dark_logo: null };
const stored = () => (world.context.storage as ReturnType<typeof memoryStorage>).keys();

beforeEach(async () => {
  await world.call(manager, save, { body: nothing });
});

async function picture(actor: Actor): Promise<string> {
  const bytes = await sharp({ create: { width: 90, height: 40, channels: 3, background: '#08c' } })
    .png()
    .toBuffer();
  const id = randomUUID();
  await world.call(actor, contract.upload.begin, { body: { id, size: bytes.length } });
  await world.call(actor, contract.upload.append, {
    params: { uploadId: id },
    body: { offset: 0, data: bytes.toString('base64') },
  });
  expect((await world.call(actor, contract.upload.finish, { params: { uploadId: id } })).status).toBe(200);
  return id;
}

const logoUrl = (schoolId: string, imageId: string) => `/api/site/look/${schoolId}/logo/${imageId}/`;
const page = async (host: string, url = '/login') => (await world.app.inject({ url, headers: { host } })).body;

test('all people of the school get the look that its manager has chosen, and nobody else does', async () => {
  expect((await world.call(child, look.mine, {})).body).toEqual({ look: null });
  const logo = await picture(manager);
  const choice = { color: '#ff6600', logo, dark_logo: null };
  expect((await world.call(manager, save, { body: choice })).body).toEqual(choice);
  expect((await world.call(manager, read, {})).body).toMatchObject({ color: '#ff6600', logo, hosts: [] });
  for (const person of [child, teacher, manager]) {
    const { body } = await world.call(person, look.mine, {});
    expect(body.look).toMatchObject({ school_id: teacher.schoolId, logo: { light: logo, dark: logo } });
    expect(body.look?.css).toContain(`:root[data-tenant="school-${teacher.schoolId}"]`);
  }
  expect((await world.call(stranger, look.mine, {})).body).toEqual({ look: null });
});

test('a logo is served to visitors from an address that browsers may keep; no other picture of the school is', async () => {
  const [logo, other] = [await picture(manager), await picture(manager)];
  await world.call(manager, save, { body: { ...nothing, logo } });
  const reply = await world.app.inject({ url: logoUrl(teacher.schoolId, logo) });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(reply.headers['cache-control']).toContain('immutable');
  for (const url of [logoUrl(teacher.schoolId, other), logoUrl(stranger.schoolId, logo)]) {
    expect((await world.app.inject({ url })).statusCode).toBe(404);
  }
});

test('a picture of somebody else becomes no logo, and nothing changes', async () => {
  for (const logo of [await picture(teacher), await picture(strangeManager), randomUUID()]) {
    const { status } = await world.call(manager, save, { body: { ...nothing, color: '#123456', logo } });
    expect(status).toBe(404);
  }
  expect((await world.call(manager, read, {})).body).toMatchObject(nothing);
});

test('a second manager keeps the logo of the first, and may change the color', async () => {
  const logo = await picture(manager);
  await world.call(manager, save, { body: { ...nothing, logo } });
  const second = await makePerson(world, { role: 'MANAGER', schoolId: teacher.schoolId });
  const { status } = await world.call(second, save, { body: { color: '#00aa55', logo, dark_logo: null } });
  expect(status).toBe(200);
});

test('visitors of a school’s host get a page in its look; those of other hosts, the product’s', async () => {
  const hosts = schoolHostService(world.context);
  const origin = { actor: manager.id };
  await hosts.add(origin, 'Nik.Example', teacher.schoolId);
  await hosts.add(origin, 'nik.example', teacher.schoolId);
  await expect(hosts.add(origin, 'nik.example', stranger.schoolId)).rejects.toThrow();
  await expect(hosts.add(origin, 'nik example', teacher.schoolId)).rejects.toThrow();
  expect((await hosts.list()).filter(({ schoolId }) => schoolId === teacher.schoolId)).toMatchObject([
    { host: 'nik.example' },
  ]);
  const logo = await picture(manager);
  await world.call(manager, save, { body: { color: '#aa0055', logo, dark_logo: null } });
  const theme = `/api/site/look/${teacher.schoolId}/theme/aa0055/`;
  for (const url of ['/', '/login']) {
    const dressed = await page('NIK.example:4100', url);
    expect(dressed).toContain(`data-tenant="school-${teacher.schoolId}"`);
    expect(dressed).toContain(theme);
    expect(dressed).toContain(logo);
  }
  expect(await page('other.example')).not.toContain('data-tenant');
  const sheet = await world.app.inject({ url: theme });
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect((await world.app.inject({ url: theme.replace('aa0055', 'aa0056') })).statusCode).toBe(404);
  expect(await hosts.remove(origin, 'nik.example')).toBe(true);
  expect(await hosts.remove(origin, 'nik.example')).toBe(false);
  expect(await page('nik.example')).not.toContain('data-tenant');
});

test('a name with marks of HTML stays text in the page', async () => {
  const origin = { actor: manager.id };
  await schoolHostService(world.context).add(origin, 'odd.example', stranger.schoolId);
  const { execute } = world.context.db;
  await execute(sql`update school set title = ${`"><script>$'`} where id = ${stranger.schoolId}`);
  await world.call(strangeManager, save, { body: { ...nothing, color: '#00aa55' } });
  const dressed = await page('odd.example');
  expect(dressed).not.toContain('<script>');
  expect(dressed.match(/<\/html>/g)).toHaveLength(1);
});

test('after any changes, two at once too, exactly the pictures in use are stored, and the last choice holds', async () => {
  const color = fc.constantFrom(null, '#112233', '#abcdef');
  const chosen = fc.record({ color, logo: fc.nat(3), dark: fc.nat(3), twice: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(chosen, { maxLength: 5 }), async (choices) => {
      await world.call(manager, save, { body: nothing });
      const kept = stored().length;
      for (const { color, logo, dark, twice } of choices) {
        const pictures = await Promise.all([0, 1].map(() => picture(manager)));
        const pick = (index: number) => pictures[index] ?? null;
        const body = { color, logo: pick(logo), dark_logo: pick(dark) };
        const replies = await Promise.all((twice ? [0, 1] : [0]).map(() => world.call(manager, save, { body })));
        expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
        const now = (await world.call(manager, read, {})).body;
        expect(now).toMatchObject({ ...body, dark_logo: body.logo === null ? null : body.dark_logo });
        for (const id of pictures.filter((each) => each !== now.logo && each !== now.dark_logo)) {
          await world.services.images.remove(manager.schoolId, id);
        }
      }
      await world.call(manager, save, { body: nothing });
      expect(stored()).toHaveLength(kept);
    }),
    { numRuns: 6 },
  );
});

test('a host is installed under its school’s name, in its color', async () => {
  const host = `app-${randomUUID().slice(0, 8)}.example`;
  await world.call(manager, save, { body: { ...nothing, color: '#0b6bcb' } });
  await schoolHostService(world.context).add({ actor: manager.id }, host, teacher.schoolId);
  const manifest = async (of: string) =>
    (await world.app.inject({ url: '/manifest.webmanifest', headers: { host: of } })).json();
  const pixel = async (of: string) => {
    const reply = await world.app.inject({ url: '/app-icon/maskable-512.png', headers: { host: of } });
    expect(reply.headers['content-type']).toBe('image/png');
    const { data, info } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([512, 512]);
    return [...data.subarray(0, 3)];
  };
  const [school] = await world.db.execute<{ title: string }>(
    sql`select title from school where id = ${teacher.schoolId}`,
  );
  expect(await manifest(host)).toMatchObject({
    name: `مشق ${school?.title}`,
    theme_color: '#0b6bcb',
    start_url: '/student',
  });
  expect(await pixel(host)).toEqual([0x0b, 0x6b, 0xcb]);
  expect(await manifest('other.example')).toMatchObject({ short_name: 'مشق', theme_color: '#774bb1' });
  expect(await pixel('other.example')).toEqual([0x77, 0x4b, 0xb1]);
});
