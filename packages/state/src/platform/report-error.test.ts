import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sent: { url: string; body: unknown }[] = [];
let answer: () => Response = () => Response.json({ ok: true });

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  answer = () => Response.json({ ok: true });
});

const load = async () => (await import('./report-error.ts')).reportError;

test('an error is reported once, with its stack and the path without its query', async () => {
  const reportError = await load();
  window.history.replaceState(null, '', '/student?from=secret');
  const error = new TypeError('broken');
  reportError(error);
  reportError(error);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain('/api/log/frontend');
  expect(sent[0]?.body).toMatchObject({ message: 'TypeError: broken', path: '/student' });
  expect(JSON.stringify(sent[0]?.body)).not.toContain('secret');
});

test('a fault that comes with every frame is reported five times at most, and a failed report makes no other', async () => {
  const reportError = await load();
  answer = () => new Response(null, { status: 500 });
  for (let index = 0; index < 50; index += 1) reportError(new Error(`frame ${index}`));
  await vi.waitFor(() => expect(sent).toHaveLength(5));
});

test('whatever is thrown can be reported', async () => {
  const reportError = await load();
  reportError(undefined);
  reportError({ reason: 'x'.repeat(2000) });
  reportError('x'.repeat(2000));
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  for (const { body } of sent) expect((body as { message: string }).message.length).toBeLessThanOrEqual(500);
});
