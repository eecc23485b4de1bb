import { afterEach, expect, it, vi } from 'vitest';
import { send } from './client.ts';
import type { UploadProgress } from './upload-fetch.ts';

/** What a browser's XMLHttpRequest does, in the parts an upload touches. */
class Request {
  static last: Request | undefined;
  readonly upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {};
  readonly headers: Record<string, string> = {};
  method = '';
  url = '';
  body: unknown;
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return 'application/json';
  }
  send(body: unknown) {
    this.body = body;
    Request.last = this;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

afterEach(() => vi.unstubAllGlobals());

/** The request as it leaves, which is a turn later: what sends it is loaded first. */
function left(): Promise<Request> {
  return vi.waitFor(() => {
    if (!Request.last) throw new Error('no request has left');
    return Request.last;
  });
}

function upload(signal?: AbortSignal) {
  Request.last = undefined;
  vi.stubGlobal('XMLHttpRequest', Request);
  const progress: UploadProgress[] = [];
  const body = new FormData();
  const reply = send(
    ['POST', '/chat/'],
    { body },
    { onUploadProgress: (step) => progress.push(step), signal },
    { baseUrl: '/api', getToken: () => 'mine' },
  );
  return { reply, progress, body };
}

it('reports how far an upload is and gives the reply', async () => {
  const { reply, progress, body } = upload();
  const request = await left();
  expect(request).toMatchObject({ method: 'POST', url: '/api/chat/', headers: { authorization: 'Bearer mine' } });
  expect(request.body).toBe(body);
  request.upload.onprogress?.({ loaded: 5, total: 10, lengthComputable: true });
  request.upload.onprogress?.({ loaded: 9, total: 0, lengthComputable: false });
  request.answer(200, '{"ok":true}');
  expect(await reply).toEqual({ ok: true });
  expect(progress).toEqual([
    { loaded: 5, total: 10 },
    { loaded: 9, total: null },
  ]);
});

it('fails as any other call does', async () => {
  const refused = upload();
  (await left()).answer(422, '{"detail":"پرونده بزرگ است."}');
  await expect(refused.reply).rejects.toMatchObject({ status: 422, detail: 'پرونده بزرگ است.' });
  const cut = upload();
  (await left()).onerror?.();
  await expect(cut.reply).rejects.toMatchObject({ status: 0, code: 'network' });
  const controller = new AbortController();
  const given = upload(controller.signal);
  await left();
  controller.abort();
  await expect(given.reply).rejects.toMatchObject({ status: 0, code: 'aborted' });
  const givenEarly = upload(controller.signal);
  await expect(givenEarly.reply).rejects.toMatchObject({ status: 0, code: 'aborted' });
  expect(Request.last).toBeUndefined();
});
