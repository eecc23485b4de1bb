/**
 * An operator's first day, as deploy/install.sh and docs/operate.md have it: an empty folder, a user without rights who
 * cannot write to the program, a Postgres of its own. From installing to a restored copy with the same totals.
 */
import { strict as assert } from 'node:assert';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contract, type ResponseOf } from '@mashq/api/contract';
import pg from 'pg';

const run = promisify(execFile);
const print = (line: string) => process.stdout.write(`${line}\n`);
const top = join(import.meta.dirname, '../../../..');
const isRoot = process.getuid?.() === 0;
/** The user of the server; without root it is our own. */
const owner = isRoot ? { uid: 65_534, gid: 65_534 } : {};

const url = process.env.OPERATE_DATABASE_URL;
if (url === undefined) throw new Error('OPERATE_DATABASE_URL is needed: a Postgres where databases may be made');
const folder = await mkdtemp(join(tmpdir(), 'mashq-operate-'));
const program = join(folder, 'program');
const data = join(folder, 'data');
const admin = new pg.Client({ connectionString: url });
await admin.connect();
const databases: string[] = [];
let passed = 0;

async function makeDatabase(): Promise<string> {
  const name = `mashq_operate_${randomBytes(5).toString('hex')}`;
  await admin.query(`create database ${name}`);
  databases.push(name);
  const own = new URL(url ?? '');
  own.pathname = `/${name}`;
  return own.href;
}

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  passed += 1;
  print(`  ${what} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  return result;
}

/** A server stops within ten seconds, says `start.ts`; on a busy machine it may take longer. */
const STOP_MS = 60_000;

const base = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', HOME: data, DATA_DIR: data };

const dataKey = randomBytes(32).toString('hex');

function environmentOf(databaseUrl: string, secret: string): Record<string, string> {
  return {
    ...base,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: secret,
    DATA_KEY: dataKey,
    HOST: '127.0.0.1',
    PORT: '0',
    // Other tests run beside this one: a machine as busy as that would have calls refused.
    SHED_AFTER_MS: '0',
  };
}

/** Runs `mashq` as the server's user and gives what it printed. */
async function mashq(environment: Record<string, string>, ...words: string[]): Promise<string> {
  const file = join(program, 'apps/server/bin/mashq.js');
  return (await run(process.execPath, [file, ...words], { cwd: program, env: environment, ...owner })).stdout;
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
const passwordIn = (text: string) => /shown this once\): (\S+)/.exec(text)?.[1] ?? '';

/** Every server that was started: one left running would keep this program, and the build that runs it, waiting. */
const servers: ChildProcess[] = [];

/** Starts a server and gives its address. */
async function serve(environment: Record<string, string>): Promise<string> {
  const file = join(program, 'apps/server/bin/server.js');
  const child = spawn(process.execPath, [file], { cwd: program, env: environment, ...owner });
  servers.push(child);
  let text = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const found = /Mashq is at (http:\S+)/.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    child.once('close', () => reject(new Error(`the server ended:\n${text}`)));
  });
  return address;
}

/** Ends when the server has ended: by itself after SIGTERM, or killed where it does not. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  server.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}

async function call<T>(address: string, method: string, path: string, token?: string, body?: object): Promise<T> {
  const reply = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  assert.ok(reply.ok, `${method} ${path}: ${reply.status} ${text}`);
  return JSON.parse(text) as T;
}

async function signIn(address: string, username: string, password: string): Promise<string> {
  const { path } = contract.auth.login;
  return (await call<{ access: string }>(address, 'POST', path, undefined, { username, password })).access;
}

try {
  await chmod(folder, 0o755);
  await mkdir(data);
  if (isRoot) await chown(data, 65_534, 65_534);
  await step('installs into an empty folder', async () => {
    await run(join(top, 'deploy/install.sh'), [program], { env: { ...process.env } });
  });
  await step('has nothing that draws, half of the folder', async () => {
    const packages = await readdir(join(program, 'node_modules/.pnpm'));
    assert.deepEqual(
      packages.filter((name) => /^(react|lucide|@react|@tiptap)/.test(name)),
      [],
    );
  });
  const source = await makeDatabase();
  const secret = randomBytes(32).toString('base64url');
  const environment = environmentOf(source, secret);
  await step('migrates', () => mashq(environment, 'migrate'));
  await step('doctor is content', () => mashq(environment, 'doctor'));

  const name = ['--first-name', 'سارا', '--last-name', 'احمدی'];
  await step('makes an administrator', () => mashq(environment, 'admin', 'create', '--username', 'modir', ...name));
  const people = await step('makes a school, a class, a teacher and a student', async () => {
    const schoolId = lastLine(
      await mashq(environment, 'school', 'create', '--title', 'دبستان دانش', '--province', 'IR-23'),
    );
    const school = ['--school', schoolId];
    const classId = lastLine(
      await mashq(environment, 'class', 'create', ...school, '--title', 'پنجم الف', '--grade', '5'),
    );
    const person = (role: string, username: string) =>
      mashq(
        environment,
        ...['person', 'create', '--role', role, ...school, '--class', classId, '--username', username, ...name],
      );
    const teacher = passwordIn(await person('teacher', 'karimi'));
    const student = passwordIn(await person('student', 'sara'));
    return { classId, teacher, student };
  });

  const address = await step('starts as a user that cannot write to the program', () => serve(environment));
  await step('is ready, and serves the app', async () => {
    assert.equal((await fetch(`${address}/api/ready`)).status, 200);
    assert.match(await (await fetch(address)).text(), /<html/);
    const { version } = await call<{ version: string }>(address, 'GET', contract.status.read.path);
    assert.match(version, /^\d+\.\d+\.\d+\+\w+$/);
  });
  await step('sign in, set homework, answer, report', async () => {
    const teacher = await signIn(address, 'karimi', people.teacher);
    const id = randomUUID();
    await call(address, 'POST', contract.teacher.homework.create.path, teacher, {
      id,
      classId: people.classId,
      title: '',
      firstPage: 40,
      lastPage: 52,
      itemsPerSkill: 5,
      endDate: new Date(Date.now() + 3_600_000).toISOString(),
      itemMode: 'generated',
      hintsAllowed: true,
      showAnswers: 'immediately',
      latePolicy: 'reject',
      note: '',
    });
    const student = await signIn(address, 'sara', people.student);
    type Questions = ResponseOf<typeof contract.member.homework.questions>;
    const questions = await call<Questions>(address, 'GET', `/member/homework/${id}/questions/`, student);
    const rawOf = ({ sheet: { answer } }: Questions[number]): object | null => {
      if (answer.kind === 'choice') return { kind: 'choice', option: answer.options[0]?.id ?? null };
      if (answer.kind === 'integer' || answer.kind === 'decimal') {
        return { kind: answer.kind, values: answer.blanks.map(() => '۷') };
      }
      return answer.kind === 'fraction' ? { kind: 'fraction', numerator: '۷', denominator: '۸' } : null;
    };
    const first = questions.find((question) => rawOf(question) !== null);
    assert.ok(first, 'no question with a plain answer');
    const raw = rawOf(first);
    const now = new Date().toISOString();
    const body = { id: randomUUID(), raw, shownAt: now, answeredAt: now, activeMs: 900 };
    await call(address, 'POST', `/member/questions/${first.question_id}/answer/`, student, body);
    const report = await call<object>(address, 'GET', `/teacher/homework/${id}/report/`, teacher);
    assert.match(JSON.stringify(report), /"answered":1/);
  });

  const file = join(data, 'school.backup');
  const copy = environmentOf(await makeDatabase(), secret);
  const made = await step('backs up while the server runs', () => mashq(environment, 'backup', file));
  await step('a restore beside the server is refused', async () => {
    await assert.rejects(mashq(environment, 'restore', file, '--force'), /A server runs on this database/);
  });
  const restored = await step('restores into a second database', () => mashq(copy, 'restore', file));
  await step('both have the same totals', async () => {
    const rows = (text: string) => /(\d+) rows of (\d+) tables/.exec(text)?.slice(1).map(Number);
    assert.deepEqual(rows(restored), rows(made));
    assert.ok((rows(made)?.[0] ?? 0) > 50);
  });
  await step('the copy serves the same people', async () => {
    await signIn(await serve(copy), 'karimi', people.teacher);
  });
  await step('an app of other sources is refused at the start', async () => {
    const built = join(program, 'apps/web/dist/version.json');
    await writeFile(built, JSON.stringify({ version: '0.0.0+other', sources: 'other' }));
    await assert.rejects(
      serve(copy),
      /is of version 0\.0\.0\+other, this server of .*: they were built from different/,
    );
  });
  print(`operate: ${passed} passed, 0 failed, 0 skipped`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  print(`operate: ${passed} passed, 1 failed, 0 skipped`);
  process.exitCode = 1;
} finally {
  for (const server of servers) await stop(server);
  for (const name of databases) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
}
