import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { memoryStorage } from '../../../test/world/memory-storage.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { sendBytes } from '../../../test/world/uploads.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../actor.ts';
import { inWorker } from '../worker/in-worker.ts';
import type { reply, wait } from '../worker/testing/tasks.ts';
import { MAX_PIXELS } from './reencode.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const { begin, append, finish } = contract.upload;
const { teacher, students } = await makeClassroom(world, { students: 1 });
const child = students[0] as Actor;
const stored = () => (world.context.storage as ReturnType<typeof memoryStorage>).keys();
const CHUNK = 192 * 1024;

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a7' } });

async function send(actor: Actor, bytes: Buffer, id: string = randomUUID()) {
  expect((await world.call(actor, begin, { body: { id, size: bytes.length } })).status).toBe(200);
  for (let offset = 0; offset < bytes.length; offset += CHUNK) {
    const data = bytes.subarray(offset, offset + CHUNK).toString('base64');
    expect((await world.call(actor, append, { params: { uploadId: id }, body: { offset, data } })).status).toBe(200);
  }
  return { id, ...(await world.call(actor, finish, { params: { uploadId: id } })) };
}

test('a photo is turned, made smaller in two sizes, and loses what is not the picture', async () => {
  const bytes = await photo(3000, 2000)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '35/1 41/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { id, status, body } = await send(teacher, bytes);
  expect([status, body]).toEqual([200, { id, width: 1067, height: 1600 }]);
  for (const [size, side] of [
    ['small', 400],
    ['large', 1600],
  ] as const) {
    const { bytes: file } = await world.services.images.read(teacher.schoolId, id, size);
    const { format, height, exif, icc } = await sharp(file).metadata();
    expect({ format, height, exif, icc }).toEqual({ format: 'webp', height: side, exif: undefined, icc: undefined });
  }
  expect(stored().filter((key) => key.includes('/upload/'))).toEqual([]);
});

test('a small picture is not made larger', async () => {
  const { body } = await send(child, await photo(20, 10).png().toBuffer());
  expect(body).toMatchObject({ width: 20, height: 10 });
});

test('an upload goes on where it broke off; bytes that arrive twice count once, in any repeat', async () => {
  const bytes = await sharp(randomBytes(500 * 400 * 3), { raw: { width: 500, height: 400, channels: 3 } })
    .png()
    .toBuffer();
  const id = randomUUID();
  const params = { uploadId: id };
  const begun = { body: { id, size: bytes.length } };
  const chunk = (offset: number) => ({
    params,
    body: { offset, data: bytes.subarray(offset, offset + CHUNK).toString('base64') },
  });
  await world.call(child, begin, begun);
  // The second chunk before the first, the first twice at once, and the end before all has arrived.
  expect((await world.call(child, append, chunk(CHUNK))).refusal.code).toBe('upload-offset');
  await Promise.all([world.call(child, append, chunk(0)), world.call(child, append, chunk(0))]);
  expect((await world.call(child, finish, { params })).refusal.code).toBe('upload-incomplete');
  expect((await world.call(child, begin, begun)).body).toEqual({ id, received: CHUNK });
  for (let offset = CHUNK; offset < bytes.length; offset += CHUNK) await world.call(child, append, chunk(offset));
  const first = await world.call(child, finish, { params });
  expect(first.status).toBe(200);
  expect((await world.call(child, finish, { params })).body).toEqual(first.body);
  expect((await world.call(child, begin, { body: { id: randomUUID(), size: 9 * 1024 * 1024 } })).status).toBe(400);
});

test('an upload of somebody else is none, in the same school as well', async () => {
  const id = randomUUID();
  const params = { uploadId: id };
  await world.call(child, begin, { body: { id, size: 10 } });
  expect((await world.call(teacher, begin, { body: { id, size: 10 } })).status).toBe(409);
  expect((await world.call(teacher, append, { params, body: { offset: 0, data: 'AAAA' } })).status).toBe(404);
  expect((await world.call(teacher, finish, { params })).status).toBe(404);
});

test('what nobody finishes is gone after a day, and nobody begins without end', async () => {
  const { teacher: busy } = await makeClassroom(world, { students: 0 });
  const ids = Array.from({ length: 11 }, () => randomUUID());
  const statuses: number[] = [];
  for (const id of ids) statuses.push((await world.call(busy, begin, { body: { id, size: 3 } })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  await world.call(busy, append, { params: { uploadId: ids[0] ?? '' }, body: { offset: 0, data: 'AAAA' } });
  world.pass({ hours: 25 });
  expect(await world.services.images.sweep()).toBeGreaterThanOrEqual(10);
  expect(stored().filter((key) => key.includes('/upload/'))).toEqual([]);
  expect((await world.call(busy, begin, { body: { id: randomUUID(), size: 3 } })).status).toBe(200);
});

test('a picture that comes while too many others are read is kept for the next try', async () => {
  const uploadId = await sendBytes(world, child, await photo(20, 10).png().toBuffer());
  const tasks = new URL('../worker/testing/tasks.ts', import.meta.url);
  const slow = inWorker<typeof wait>(tasks, 'wait', { maxMs: 2_000 });
  const quick = inWorker<typeof reply>(tasks, 'reply');
  const others = Promise.allSettled([
    ...[slow(), slow()],
    ...Array.from({ length: 20 }, () => quick(Buffer.from('a'))),
  ]);
  const refused = await world.call(child, finish, { params: { uploadId } });
  expect([refused.status, refused.refusal.detail]).toEqual([503, expect.stringContaining('فایل‌های زیادی')]);
  expect(refused.headers['retry-after']).toBe('10');
  await others;
  expect((await world.call(child, finish, { params: { uploadId } })).status).toBe(200);
});

/** A PNG whose header promises more than its few bytes hold. */
function bomb(width: number, height: number): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
  };
  const part = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crcOf(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', header),
    part('IDAT', deflateSync(Buffer.alloc(1000))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

const jpeg = await photo(200, 100).jpeg().toBuffer();
const png = await photo(200, 100).png().toBuffer();
const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`);

const UNREADABLE = /تصویر نیست یا خراب/;
const FORMAT = /پذیرفته نیست/;
const PIXELS = /ابعاد/;
const hostile: [string, Buffer, RegExp][] = [
  ['text', Buffer.from('hello'), UNREADABLE],
  ['HTML with a script', Buffer.from('<html><script>alert(1)</script></html>'), UNREADABLE],
  ['an SVG with a script', svg('<script>alert(1)</script>'), UNREADABLE],
  ['an SVG that reads a file', svg('<image href="file:///etc/passwd"/>'), UNREADABLE],
  ['an SVG in a comment of HTML', Buffer.concat([Buffer.from('<!-- -->'), svg('')]), /پذیرفته نیست|خراب/],
  ['XML with an entity', Buffer.from('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'), UNREADABLE],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), FORMAT],
  ['an archive', Buffer.from('504b0304140000000800', 'hex'), FORMAT],
  ['a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), randomBytes(200)]), FORMAT],
  // The same each time: the first bytes of some random ones are those of a sound.
  ['bytes of no kind', Buffer.alloc(5000, createHash('sha512').update('a').digest()), UNREADABLE],
  ['zeros', Buffer.alloc(5000), UNREADABLE],
  ['the beginning of a JPEG', jpeg.subarray(0, 20), UNREADABLE],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), UNREADABLE],
  ['half a PNG', png.subarray(0, png.length / 2), UNREADABLE],
  ['a JPEG that says PNG', Buffer.concat([png.subarray(0, 8), jpeg]), UNREADABLE],
  ['a GIF of nothing', Buffer.from('GIF89a'), UNREADABLE],
  ['a TIFF', await photo(20, 20).tiff().toBuffer(), FORMAT],
  ['an AVIF', await photo(20, 20).avif().toBuffer(), FORMAT],
  ['a PNG of 60 megapixels', bomb(10_000, 6_000), PIXELS],
  ['a PNG of billions of pixels', bomb(60_000, 60_000), PIXELS],
  ['a PNG without its rows', bomb(4_000, 4_000), UNREADABLE],
];

describe('a file that is no picture gets its message and leaves nothing behind', () => {
  test.each(hostile)('%s', async (_name, bytes, message) => {
    const before = stored().length;
    const { id, status, refusal } = await send(child, bytes);
    expect([status, refusal.detail]).toEqual([422, expect.stringMatching(message)]);
    expect(stored()).toHaveLength(before);
    const rows = await world.db.execute(sql`
      select id from upload where school_id = ${child.schoolId} and id = ${id}
      union all select upload_id from upload_chunk where school_id = ${child.schoolId} and upload_id = ${id}
      union all select id from image where school_id = ${child.schoolId} and id = ${id}`);
    expect(rows).toEqual([]);
  });

  test('the limit of pixels is below what a machine unpacks easily', () => {
    expect(MAX_PIXELS).toBeLessThanOrEqual(50_000_000);
  });
});
