import { vi } from 'vitest';

export interface FakeRequest {
  method: string;
  /** Below `/api`, with the query. */
  path: string;
  body: unknown;
  token: string | undefined;
  device: string | undefined;
}
export interface FakeReply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
type Handler = (request: FakeRequest) => FakeReply | Promise<FakeReply>;

/** A fake server: answers each call and records the requests. */
export class FakeApi {
  readonly requests: FakeRequest[] = [];
  /** When true, every call fails as it does in a browser without a network. */
  isOffline = false;
  #handlers: [method: string, path: string, handler: Handler][] = [];

  constructor() {
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => this.#answer(input, init));
  }

  /** Sets the reply of `method` on `path`; a later one replaces an earlier one. */
  on(method: string, path: string, reply: FakeReply | Handler): this {
    this.#handlers.unshift([method, path, typeof reply === 'function' ? reply : () => reply]);
    return this;
  }

  asked(method: string, path: string): FakeRequest[] {
    return this.requests.filter((request) => request.method === method && pathOf(request) === path);
  }

  async #answer(input: string, init: RequestInit): Promise<Response> {
    if (this.isOffline) throw new TypeError('Failed to fetch');
    const headers = new Headers(init.headers);
    const request: FakeRequest = {
      method: init.method ?? 'GET',
      path: input.replace(/^\/api/, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      token: headers.get('authorization')?.replace('Bearer ', ''),
      device: headers.get('x-device') ?? undefined,
    };
    this.requests.push(request);
    const [, , handler] =
      this.#handlers.find(([method, path]) => method === request.method && path === pathOf(request)) ?? [];
    const {
      status = 200,
      body = {},
      headers: given,
    } = (await handler?.(request)) ?? { status: 404, body: { detail: 'یافت نشد.' } };
    if (this.isOffline) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...given } });
  }
}

function pathOf({ path }: FakeRequest): string {
  return path.split('?')[0] ?? '';
}
