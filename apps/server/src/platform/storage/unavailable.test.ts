import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Storage } from './storage.ts';
import { tryStorage } from './try-storage.ts';
import { withFaults } from './unavailable.ts';

const world = await makeWorld();

/** As Node says it. */
const systemError = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: as the system says it`), { code, errno: -28, syscall: 'write', ...more });

function failing(error: Error): Storage {
  const fail = () => Promise.reject(error);
  return withFaults({ put: fail, get: fail, remove: fail });
}

test.each([
  ['a full disk', systemError('ENOSPC'), 'files-full'],
  ['a full service', Object.assign(new Error('full'), { name: 'XMinioStorageFull', $metadata: {} }), 'files-full'],
  ['a service that is away', Object.assign(systemError('ECONNREFUSED'), { $metadata: {} }), 'files-away'],
])('%s is no fault of the database', async (_name, error, code) => {
  const { teacher } = await makeClassroom(world);
  const id = randomUUID();
  const { begin, append } = contract.upload;
  expect((await world.call(teacher, begin, { body: { id, size: 3 } })).status).toBe(200);
  const { put } = world.context.storage;
  Object.assign(world.context.storage, { put: failing(error).put });
  const body = { offset: 0, data: Buffer.from([1, 2, 3]).toString('base64') };
  const refused = await world.call(teacher, append, { params: { uploadId: id }, body });
  expect(refused).toMatchObject({ status: 503, refusal: { code, detail: expect.stringMatching(/فایل/) } });
  // Nothing was noted as arrived: the same bytes are sent again.
  Object.assign(world.context.storage, { put });
  const again = await world.call(teacher, append, { params: { uploadId: id }, body });
  expect(again).toMatchObject({ status: 200, body: { received: 3 } });
});

test('what settings mend is another fault than what time mends', async () => {
  expect(await tryStorage(world.context.storage)).toBe(null);
  expect(await tryStorage(failing(systemError('EACCES')))).toMatchObject({ isOfSettings: true });
  const noBucket = Object.assign(new Error('no such bucket'), { name: 'NoSuchBucket', $metadata: {} });
  expect(await tryStorage(failing(noBucket))).toMatchObject({ isOfSettings: true });
  expect(await tryStorage(failing(systemError('ENOSPC')))).toMatchObject({ isOfSettings: false });
  expect(await tryStorage(failing(systemError('ECONNREFUSED')))).toMatchObject({ isOfSettings: false });
});
