import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountApi } from '../api/account.ts';
import { ApiError } from '../api/api.ts';

import { uploadPicture } from './upload-picture.ts';

const CHUNK = 192 * 1024;
const lost = () => new ApiError({ status: 0, code: 'network', detail: 'خطا در ارتباط با سرور' });
const refused = (code: string) => new ApiError({ status: 409, code, detail: 'نشد' });

/** A server that may lose a request before it acts, or the reply after it. */
class FakeUploads {
  received = new Uint8Array();
  pictures = 0;
  faults: ('request' | 'reply' | null)[] = [];

  async call<Result>(act: () => Result): Promise<Result> {
    const fault = this.faults.shift() ?? null;
    if (fault === 'request') throw lost();
    const result = act();
    if (fault === 'reply') throw lost();
    return result;
  }
}

let server: FakeUploads;
const id = '0190a000-0000-7000-8000-000000000001';

beforeEach(() => {
  // The waits between tries take no time.
  vi.stubGlobal('setTimeout', (go: () => void) => queueMicrotask(go));
  server = new FakeUploads();
  const progress = () => ({ id, received: server.received.length });
  vi.spyOn(accountApi.upload, 'begin').mockImplementation(() => server.call(progress));
  vi.spyOn(accountApi.upload, 'append').mockImplementation(({ body: { offset, data } }) =>
    server.call(() => {
      if (offset > server.received.length) throw refused('upload-offset');
      if (offset === server.received.length) {
        server.received = Uint8Array.from([...server.received, ...Buffer.from(data, 'base64')]);
      }
      return progress();
    }),
  );
  vi.spyOn(accountApi.upload, 'finish').mockImplementation(() =>
    server.call(() => {
      server.pictures = 1;
      return { id, width: 2, height: 1 };
    }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 7) % 251);

it('arrives whole and once, whatever is lost on the way, and says how far it is', async () => {
  const fault = fc.constantFrom('request' as const, 'reply' as const, null);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 * CHUNK }),
      fc.array(fault, { maxLength: 6 }),
      async (size, faults) => {
        server.received = new Uint8Array();
        // Never four in a row: then it is thrown, and the next test says how it goes on.
        server.faults = faults.flatMap((one) => [one, null]);
        const shares: number[] = [];
        const bytes = bytesOf(size);
        await uploadPicture(new Blob([bytes]), { id, onProgress: (share) => shares.push(share) });
        expect(Buffer.compare(server.received, bytes)).toBe(0);
        expect(shares.at(-1)).toBe(1);
        expect([...shares].sort((a, b) => a - b)).toEqual(shares);
      },
    ),
    { numRuns: 8 },
  );
});

it('goes on where it broke off when it is sent again with the same id', async () => {
  const bytes = bytesOf(2 * CHUNK + 5);
  server.faults = [null, null, 'request', 'request', 'request', 'request'];
  await expect(uploadPicture(new Blob([bytes]), { id })).rejects.toThrow('خطا در ارتباط با سرور');
  expect(server.received).toHaveLength(CHUNK);
  await uploadPicture(new Blob([bytes]), { id });
  expect(Buffer.compare(server.received, bytes)).toBe(0);
  expect(server.pictures).toBe(1);
});

it('does not try again what the server refuses', async () => {
  const finish = vi
    .spyOn(accountApi.upload, 'finish')
    .mockRejectedValue(
      new ApiError({ status: 422, code: 'image-unreadable', detail: 'این فایل تصویر نیست یا خراب است.' }),
    );
  await expect(uploadPicture(new Blob([bytesOf(3)]), { id })).rejects.toThrow('این فایل تصویر نیست');
  expect(finish).toHaveBeenCalledTimes(1);
});
