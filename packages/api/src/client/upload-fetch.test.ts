import { afterEach, expect, it, vi } from 'vitest';
import { send } from './send.ts';
import type { UploadProgress } from './upload-fetch.ts';

/** What a browser's XMLHttpRequest does, in the parts an upload touches. */
class Request {
  static last: Request;
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

  constructor() {
    Request.last = this;
  }
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

function upload(signal?: AbortSignal) {
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

it('tells how far an upload is and gives the reply', async () => {
  const { reply, progress, body } = upload();
  const request = Request.last;
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
  Request.last.answer(422, '{"detail":"پرونده بزرگ است."}');
  await expect(refused.reply).rejects.toMatchObject({ status: 422, detail: 'پرونده بزرگ است.' });
  const cut = upload();
  Request.last.onerror?.();
  await expect(cut.reply).rejects.toMatchObject({ status: 0, code: 'network' });
  const controller = new AbortController();
  const given = upload(controller.signal);
  controller.abort();
  await expect(given.reply).rejects.toMatchObject({ status: 0, code: 'aborted' });
});
