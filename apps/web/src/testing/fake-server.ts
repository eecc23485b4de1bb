import type { ActiveUser, UserRole } from '@mashq/api/contract';
import { vi } from 'vitest';

export interface Asked {
  method: string;
  /** Below `/api`, with the query. */
  path: string;
  body: unknown;
}
/** A body that is a `Blob` is sent as a file. */
type Reply = { status?: number; body: unknown; headers?: Record<string, string> };
type Answer = Reply | ((asked: Asked) => Reply | Promise<Reply>);

/** A fake server for tests of the app. */
export class FakeServer {
  readonly asked: Asked[] = [];
  isOffline = false;
  /** What it answers to all that it was not told about. */
  otherwise: Answer = { status: 404, body: { detail: 'پیدا نشد.' } };
  readonly #answers = new Map<string, Answer>();

  constructor() {
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.#answer(url, init));
    this.on('GET /status', { body: { status: 'ok', version: '0.0.0+822cf45d' } });
  }

  /** Answers `GET /status` and the like; the query does not count. */
  on(call: string, answer: Answer): this {
    this.#answers.set(call, answer);
    return this;
  }

  of(call: string): Asked[] {
    return this.asked.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === call);
  }

  async #answer(url: string, init: RequestInit): Promise<Response> {
    if (this.isOffline) throw new TypeError('Failed to fetch');
    const path = url.replace(/^\/api/, '');
    const asked: Asked = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    this.asked.push(asked);
    const answer = this.#answers.get(`${asked.method} ${path.split('?')[0]}`) ?? this.otherwise;
    const { status = 200, body, headers } = typeof answer === 'function' ? await answer(asked) : answer;
    if (body instanceof Blob)
      return new Response(await body.arrayBuffer(), { status, headers: { 'content-type': body.type, ...headers } });
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  }
}

export const USER_ID = '0190a000-0000-7000-8000-00000000000a';

export function makeUser(role: UserRole, change: Partial<ActiveUser> = {}): ActiveUser {
  return {
    id: USER_ID,
    username: 'ava',
    first_name: 'آوا',
    last_name: 'احمدی',
    gender: 'FEMALE',
    role,
    phone: '',
    profile_url: '',
    school_name: 'دبستان سپیده',
    plan: null,
    theme: null,
    class: null,
    classes: [],
    courses: [],
    notifications: [],
    is_individual_customer: false,
    has_quiz: false,
    features: [],
    ...change,
  };
}

/** A token that expires in the given number of seconds. */
export function makeToken(seconds = 3600, userId: string = USER_ID): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: userId, exp: Math.floor(Date.now() / 1000) + seconds })}.signature`;
}

/** Stores a token, as after an earlier visit, and lets the server return its user. */
export function isSignedIn(server: FakeServer, user: ActiveUser, seconds?: number): void {
  localStorage.setItem('accessToken', makeToken(seconds));
  server.on('GET /member/profile/brief', { body: user });
}
