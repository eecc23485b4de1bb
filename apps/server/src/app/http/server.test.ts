import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@mashq/api/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { account } from '../../platform/db/schema/index.ts';
import { createServices } from '../services.ts';
import { makeServer } from './server.ts';

const world = await makeWorld();
const { app } = world;

const folder = await mkdtemp(join(tmpdir(), 'mashq-web-'));
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<!doctype html><head><title>app</title></head>');
const PRELOADS = [
  ['/student', ['assets/home.js', 'assets/home.css']],
  ['/student/homeworks/:id', ['assets/homework.js']],
  ['/student/*', ['assets/student.js']],
];
await mkdir(join(folder, '.vite'));
await writeFile(join(folder, '.vite', 'page-preloads.json'), JSON.stringify(PRELOADS));
await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
await mkdir(join(folder, 'science-frame'));
await writeFile(join(folder, 'science-frame', 'index.html'), '<!doctype html><title>frame</title>');
await mkdir(join(folder, 'prerendered'));
await writeFile(join(folder, 'prerendered', 'pages.json'), JSON.stringify({ '/': 'home.html', '/faq': 'faq.html' }));
await writeFile(join(folder, 'prerendered', 'home.html'), '<title>home</title><link href="%ORIGIN%/" />');
await writeFile(join(folder, 'prerendered', 'faq.html'), '<title>faq</title><link href="%ORIGIN%/faq" />');
await writeFile(join(folder, 'prerendered', 'sitemap.xml'), '<loc>%ORIGIN%/faq</loc>');
await writeFile(join(folder, 'prerendered', 'robots.txt'), 'Sitemap: %ORIGIN%/sitemap.xml');
const withApp = await makeServer({
  services: world.services,
  logLevel: 'silent',
  trustProxy: 0,
  secure: true,
  webDist: folder,
});
afterAll(async () => {
  await withApp.close();
  await rm(folder, { recursive: true });
});

test('under maintenance no page comes with its markup: the app says at once that it is closed', async () => {
  const closed = await makeServer({
    services: createServices({ ...world.context, status: 'maintenance' }),
    logLevel: 'silent',
    trustProxy: 0,
    secure: true,
    webDist: folder,
  });
  expect((await withApp.inject('/faq')).body).toContain('<title>faq</title>');
  expect((await closed.inject('/faq')).body).toContain('<title>app</title>');
  await closed.close();
});

describe('what cannot be read is refused in Persian', () => {
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/auth/login/', payload, headers: { 'content-type': type } });

  test.each([
    ['no JSON', '{"username":', 'application/json', 400],
    ['another type', 'username=a', 'application/x-www-form-urlencoded', 415],
    ['too much', JSON.stringify({ username: 'a', password: 'x'.repeat(70_000) }), 'application/json', 413],
    ['a prototype', '{"__proto__": {"username": "a"}, "password": "b"}', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
  ])('%s', async (_name, payload, type, status) => {
    const reply = await post(payload, type);
    expect(reply.statusCode).toBe(status);
    expect(reply.json<{ detail: string }>().detail).toMatch(/[\u0600-\u06ff]/);
  });

  test.each([
    ['no JSON', '{"file": "'],
    ['a prototype', '{"__proto__": {"note": "a"}, "file": "'],
    ['a constructor', '{"constructor": {"prototype": {"note": "a"}}, "file": "'],
  ])('%s, in a large body as in a small one', async (_name, start) => {
    for (const length of [100, 1_000_000]) {
      const end = start === '{"file": "' ? '' : '"}';
      const reply = await app.inject({
        method: 'POST',
        url: '/api/site/job-application/',
        payload: `${start}${'A'.repeat(length)}${end}`,
        headers: { 'content-type': 'application/json' },
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json<{ fields?: object }>().fields).toBeUndefined();
    }
  });

  test('a field that is unknown, missing or too long is named', async () => {
    const teacher = await makePerson(world, { role: 'TEACHER' });
    const { status, refusal } = await world.call(teacher, contract.profile.setTheme, {
      body: { theme: 'green', extra: 1 } as { theme: 'green' },
    });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual(['extra']);
    const missing = await world.call(teacher, contract.profile.setTheme, { body: {} as { theme: 'green' } });
    expect(missing.refusal.fields).toEqual({ theme: 'این فیلد لازم است.' });
  });
});

test('a path is the same with and without its last slash', async () => {
  for (const url of ['/api/status', '/api/status/']) expect((await app.inject(url)).statusCode).toBe(200);
});

test('files of the app have short headers; what is a page or runs as one has the policy', async () => {
  const file = await withApp.inject('/assets/app-1a2b.js');
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'cross-origin-opener-policy'])
    expect(file.headers).not.toHaveProperty(name);
  for (const url of ['/student', '/science-frame/index.html'])
    expect((await withApp.inject(url)).headers).toHaveProperty('content-security-policy');
});

describe('a fault nobody foresaw is answered without its reason, and logged without anybody’s data', () => {
  const { auth } = world.services;

  test.each([
    ['in the query builder', () => world.db.orm.select().from(account).where(eq(account.id, 'somebody-known'))],
    ['in handwritten SQL', () => world.db.execute(sql`select from account where id = ${'somebody-known'}::uuid`)],
    ['in a unique key', () => world.services.roster.addAccounts([known, known])],
    ['elsewhere', () => Promise.reject(new Error('the reason'))],
  ])('%s', async (_name, fault) => {
    const { login } = auth;
    Object.assign(auth, { login: fault });
    const before = world.log.length;
    const { status, refusal } = await world.call(null, contract.auth.login, {
      body: { username: 'somebody-known', password: 'hidden-password' },
    });
    Object.assign(auth, { login });
    expect(status).toBe(500);
    expect(refusal).toEqual({ detail: 'خطایی در سرور رخ داد. لطفاً کمی بعد دوباره تلاش کنید.' });
    const log = world.log.slice(before).join('\n');
    expect(log).toContain('unforeseen error');
    expect(log).toContain('    at ');
    expect(log).not.toMatch(/hidden-password|somebody-known|09120001122/);
  });

  const known = {
    username: 'somebody-known',
    phone: '09120001122',
    role: 'STUDENT',
    firstName: 'سارا',
    lastName: 'احمدی',
  } as const;
});

describe('headers', () => {
  test('let scripts and styles come from the site alone, and nobody frame it', async () => {
    const policy = String((await app.inject('/api/status')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|style-src [^;]*unsafe/);
  });

  test('let the app alone frame the page of the science experiments, which reaches no API', async () => {
    const policy = String(
      (await withApp.inject('/science-frame/index.html?experiment=sound')).headers['content-security-policy'],
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('connect-src');
    expect((await withApp.inject('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('insist on TLS only where the site has it', async () => {
    expect((await app.inject('/api/status')).headers['strict-transport-security']).toBeUndefined();
    expect((await withApp.inject('/api/status')).headers['strict-transport-security']).toContain('max-age');
  });

  test('keep replies out of caches', async () => {
    expect((await app.inject('/api/status')).headers['cache-control']).toBe('no-store');
  });
});

describe('public pages', () => {
  test('are sent with their markup, and on this machine itself with the origin they were asked for under', async () => {
    const host = { host: 'localhost:8080' };
    for (const [url, says] of [
      ['/', '<title>home</title><link href="http://localhost:8080/" />'],
      ['/faq?x=1', '<title>faq</title><link href="http://localhost:8080/faq" />'],
      ['/faq/', '<title>faq</title><link href="http://localhost:8080/faq" />'],
    ] as const) {
      const reply = await withApp.inject({ url, headers: host });
      expect([reply.statusCode, reply.headers['content-type'], reply.body], url).toEqual([200, 'text/html', says]);
      expect(reply.headers['cache-control']).toBe('no-cache');
    }
    expect((await withApp.inject({ url: '/sitemap.xml', headers: host })).body).toBe(
      '<loc>http://localhost:8080/faq</loc>',
    );
    expect((await withApp.inject({ url: '/robots.txt', headers: host })).body).toContain(
      'http://localhost:8080/sitemap',
    );
  });

  test.each(['a"><script>', 'evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'take no origin from whatever host is asked for: %s',
    async (host) => {
      const get = (url: string) => withApp.inject({ url, headers: { host } });
      expect((await get('/faq')).body).toBe('<title>faq</title><link href="/faq" />');
      expect((await get('/sitemap.xml')).statusCode).toBe(404);
      expect((await get('/robots.txt')).body).not.toContain('Sitemap');
    },
  );

  test('have the origin of the site where it is set', async () => {
    const withOrigin = await makeServer({
      services: world.services,
      logLevel: 'silent',
      trustProxy: 0,
      secure: true,
      webDist: folder,
      origin: 'https://mashq.example',
    });
    expect((await withOrigin.inject('/faq')).body).toContain('https://mashq.example/faq');
    await withOrigin.close();
  });
});

describe('the built app', () => {
  test('is the answer to every page, never to a call or a file that is not there', async () => {
    for (const url of ['/student/homeworks/1', '/nowhere?x=1']) {
      const reply = await withApp.inject(url);
      expect([reply.statusCode, reply.body.includes('<title>app</title>')], url).toEqual([200, true]);
    }
    for (const url of ['/api', '/api/nowhere', '/assets/gone.js', '/favicon.ico']) {
      const reply = await withApp.inject(url);
      expect([reply.statusCode, reply.headers['content-type']], url).toEqual([404, 'application/json; charset=utf-8']);
    }
    expect((await withApp.inject({ method: 'POST', url: '/student' })).statusCode).toBe(404);
  });

  test.each([
    ['/student', ['home.js', 'home.css']],
    ['/student/', ['home.js', 'home.css']],
    ['/student?from=link', ['home.js', 'home.css']],
    ['/student/homeworks/17', ['homework.js']],
    ['/student/homeworks/17/more', ['student.js']],
    ['/student/courses', ['student.js']],
    ['/students', []],
    ['/parent/key', []],
  ])('names in the page of %s the files of its screen', async (url, files) => {
    const { body } = await withApp.inject(url);
    const named = [
      ...body.matchAll(/<link rel="(?:modulepreload|preload" as="style)" crossorigin href="\/assets\/([^"]+)">/g),
    ];
    expect(named.map(([, file]) => file)).toEqual(files);
    expect(body.indexOf('</head>')).toBeGreaterThan(body.lastIndexOf('<link'));
  });

  test('asks for its scripts as a browser that keeps them compiled does, for that browser and that version alone', async () => {
    const page = `<!doctype html><head><title>app</title>${['app-1a2b', 'kit-1a2b'].map((name) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`).join('')}</head>`;
    await writeFile(join(folder, 'index.html'), page);
    const askedFor = async (cookie?: string) => {
      const { body, headers } = await withApp.inject({ url: '/student', headers: { ...(cookie && { cookie }) } });
      expect(headers.vary).toContain('cookie');
      return [
        ...body.matchAll(
          /<(?:link rel="(\w+)"(?: as="(\w+)")? crossorigin href|script type="(module)" crossorigin src)="\/assets\/([^"]+)/g,
        ),
      ].map(([, rel, as, type, file]) => [rel ?? type, as, file].filter((each) => each !== undefined).join(' '));
    };
    const modules = ['module app-1a2b.js', 'module kit-1a2b.js'];
    const first = [...modules, 'modulepreload home.js', 'preload style home.css'];
    expect(await askedFor()).toEqual(first);
    expect(await askedFor('scripts=app-1a2b.js.2')).toEqual(first);
    expect(await askedFor('scripts=app-9z9z.js.3')).toEqual(first);
    expect(await askedFor('look=dark; scripts=app-1a2b.js.3')).toEqual([
      'preload script app-1a2b.js',
      'preload script kit-1a2b.js',
      ...modules,
      'preload script home.js',
      'preload style home.css',
    ]);
  });

  test('is kept by browsers where its name says its content', async () => {
    expect((await withApp.inject('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable');
    expect((await withApp.inject('/')).headers['cache-control']).toBe('no-cache');
    expect((await withApp.inject('/student')).headers['cache-control']).toBe('no-cache');
  });

  test('does not lead out of its folder', async () => {
    for (const url of ['/../package.json', '/..%2f..%2fetc/passwd', '/assets/..%2f..%2fserver.ts']) {
      const reply = await withApp.inject(url);
      expect(reply.body.includes('root:') || reply.body.includes('"name"'), url).toBe(false);
    }
  });
});

describe('the API’s description', () => {
  test('is a page that needs no script and a document of every path', async () => {
    const page = await app.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toMatch(/<script|<style| style=/);
    expect((await app.inject('/api/docs.css')).headers['content-type']).toContain('text/css');
    const document = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    expect(document.paths).toHaveProperty(['/auth/login/', 'post']);
  });
});
