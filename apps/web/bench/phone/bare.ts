import { readdirSync, readFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const DIST = join(import.meta.dirname, '../../dist');
const ID = '\0bare';

/**
 * The floor: React, the product's font, and the same calls, all begun at once. It shows what came as text, and a button that sends
 * an answer and one that asks for the next question.
 */
const SOURCE = `
import { createElement as h, useState, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
const headers = { authorization: 'Bearer ' + localStorage.getItem('accessToken'), 'content-type': 'application/json' };
const { calls, next, answer } = JSON.parse(sessionStorage.getItem('bare') ?? '{"calls":[]}');
const ask = async (path, body) =>
  (await fetch('/api' + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })).json();
const begun = Promise.all(calls.map((path) => ask(path)));
function Page() {
  const [replies, setReplies] = useState();
  const [question, setQuestion] = useState();
  const [verdict, setVerdict] = useState();
  useEffect(() => void begun.then(setReplies), []);
  const more = async () => { setVerdict(undefined); setQuestion(await ask(next)); };
  const check = async () => {
    const now = new Date().toISOString();
    setVerdict(await ask(answer.path.replace('ID', question.question_id), { ...answer.body, id: crypto.randomUUID(), shownAt: now, answeredAt: now, sentAt: now }));
  };
  return h('main', null, h('h1', null, 'مشق'), replies === undefined ? null : h('p', { id: 'ready' }, 'آماده'),
    h('button', { id: 'more', onClick: more }, 'بعدی'), h('button', { id: 'check', onClick: check }, 'بررسی'),
    question && h('p', { id: question.question_id, className: 'question' }, question.skill.title),
    verdict && h('p', { id: 'verdict' }, verdict.verdict));
}
createRoot(document.getElementById('root')).render(h(Page));
`;

/** Serves the floor on a port of its own, with the product's API behind it. */
export async function serveBare(api: string): Promise<{ url: string; stop: () => void }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '../..'),
    plugins: [
      {
        name: 'bare',
        resolveId: (name) => (name === 'bare' ? ID : null),
        load: (id) => (id === ID ? SOURCE : null),
      },
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: 'bare' } },
  });
  const script = 'output' in built ? built.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('') : '';
  const font = readdirSync(join(DIST, 'assets')).find((name) => /vazirmatn-persian.*\.woff2$/.test(name)) ?? '';
  const page = `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>مشق</title><link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="/bare.css"></head><body><div id="root"></div><script type="module" src="/bare.js"></script></body></html>`;
  const sheet = `@font-face{font-family:V;src:url(/${font})}body,button{font-family:V}`;
  const files = new Map<string, readonly [type: string, content: Buffer, isText: boolean]>([
    ['/', ['text/html; charset=utf-8', brotliCompressSync(page), true]],
    ['/bare.js', ['text/javascript', brotliCompressSync(script), true]],
    ['/bare.css', ['text/css', brotliCompressSync(sheet), true]],
    [`/${font}`, ['font/woff2', readFileSync(join(DIST, 'assets', font)), false]],
  ]);
  // A connection is used once: one that the API closes while it is asked again would leave the page waiting.
  const agent = new Agent({ keepAlive: false });
  const server = createServer({ keepAliveTimeout: 600_000 }, (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path.startsWith('/api/')) {
      const passed = request(
        new URL(path, api),
        { agent, method: incoming.method, headers: { ...incoming.headers, connection: 'close' } },
        (reply) => {
          const { connection: _, 'keep-alive': __, ...headers } = reply.headers;
          outgoing.writeHead(reply.statusCode ?? 502, headers);
          reply.pipe(outgoing);
        },
      );
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
      return;
    }
    const found = files.get(path);
    if (found === undefined) return void outgoing.writeHead(404).end();
    const [type, content, isText] = found;
    outgoing.writeHead(200, {
      'content-type': type,
      'cache-control': path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText && { 'content-encoding': 'br' }),
    });
    outgoing.end(content);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
