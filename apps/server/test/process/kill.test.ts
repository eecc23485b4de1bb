import { randomUUID } from 'node:crypto';
import { type Contract, contract, type ResponseOf } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeKeyring } from '../../src/auth/keys.ts';
import { makePasswords } from '../../src/auth/passwords.ts';
import { makeTokens } from '../../src/auth/tokens.ts';
import { createServices } from '../../src/services.ts';
import { freshPlace, type Place } from './place.ts';
import { type ServerProcess, startServer } from './server-process.ts';

type Questions = ResponseOf<Contract['member']['homework']['questions']>;
type Question = Questions[number];

const PASSWORD = 'a child’s password';
/** Answers confirmed before the server is killed, out of some 240. */
const ENOUGH = 40;
const homeworkId = randomUUID();

/** A class whose children have a homework of many questions; their usernames. */
async function prepare(place: Place, children: number): Promise<string[]> {
  const db = await place.open();
  const keyring = makeKeyring('none');
  const passwords = makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  const services = createServices({
    db,
    clock: () => new Date(),
    passwords,
    tokens: makeTokens(keyring),
    keyring,
    sms: { send: async () => undefined },
    status: 'ok',
  });
  const { roster, teacherHomework } = services;
  const schoolYearId = await roster.addSchoolYear({ title: '1405-1406', startsOn: '2026-09-23', endsOn: '2027-09-22' });
  const schoolId = await roster.addSchool({ title: 'دبستان', provinceCode: 'IR-23' });
  const classId = await roster.addClass({ schoolId, schoolYearId, title: 'پنجم', grade: 5 });
  const passwordHash = await passwords.hash(PASSWORD);
  const usernames = Array.from({ length: children }, (_, n) => `child${n}`);
  const [teacherId = '', ...studentIds] = await roster.addAccounts([
    { username: 'teacher', role: 'TEACHER', firstName: 'مریم', lastName: 'کریمی', schoolId },
    ...usernames.map((username) => ({
      username,
      role: 'STUDENT' as const,
      firstName: 'سارا',
      lastName: 'احمدی',
      passwordHash,
      schoolId,
    })),
  ]);
  await roster.assignTeacher(classId, teacherId);
  await roster.enrol(classId, studentIds);
  await teacherHomework.create(
    { id: teacherId, role: 'teacher', schoolId },
    {
      id: homeworkId,
      classId,
      title: '',
      firstPage: 40,
      lastPage: 52,
      firstSection: undefined,
      lastSection: undefined,
      skillIds: undefined,
      itemsPerSkill: 10,
      startDate: undefined,
      endDate: new Date(Date.now() + 3_600_000).toISOString(),
      itemMode: 'generated',
      hintsAllowed: true,
      showAnswers: 'immediately',
      latePolicy: 'reject',
      note: '',
    },
  );
  await db.close();
  return usernames;
}

async function ask<T>(
  { address }: ServerProcess,
  token: string | null,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const reply = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

async function signIn(server: ServerProcess, username: string): Promise<string> {
  const { method, path } = contract.auth.login;
  return (await ask<{ access: string }>(server, null, method, path, { username, password: PASSWORD })).access;
}

/** Some readable answer of the question's kind. */
function someInput({ sheet: { answer } }: Question): RawInput {
  switch (answer.kind) {
    case 'integer':
    case 'decimal':
      return { kind: answer.kind, values: answer.blanks.map(() => '۷') };
    case 'fraction':
      return { kind: 'fraction', numerator: '۷', denominator: '۸' };
    case 'mixed':
      return { kind: 'mixed', whole: '۷', numerator: '۱', denominator: '۲' };
    case 'choice':
      return { kind: 'choice', option: answer.options[0]?.id ?? null };
    case 'order':
      return { kind: 'order', items: answer.items.map(({ id }) => id) };
    case 'number-line':
      return { kind: 'number-line', tick: 1 };
    case 'match':
      return { kind: 'match', pairs: answer.first.map(({ id }, row) => [id, answer.second[row]?.id ?? '']) };
    case 'cells':
      return { kind: 'cells', cells: [[answer.rows - 1, answer.columns - 1]] };
    case 'points':
      return { kind: 'points', points: Array.from({ length: answer.count }, (_, x) => [x, 0] as const) };
    case 'sectors':
      return { kind: 'sectors', tones: Array.from({ length: answer.parts }, () => answer.palette[0]?.tone ?? null) };
    case 'levels':
      return { kind: 'levels', values: answer.columns.map(() => answer.to) };
    case 'angle':
      return { kind: 'angle', degrees: 70 };
    case 'clock':
      return { kind: 'clock', hour: '۷', minute: '۱', ...(answer.seconds === undefined ? {} : { second: '۲' }) };
  }
}

interface Sent {
  readonly username: string;
  readonly path: string;
  readonly body: { readonly id: string; readonly raw: RawInput };
}

test('killed while answers stream in, the server has every confirmed one when it starts again', {
  timeout: 120_000,
}, async () => {
  const place = await freshPlace();
  try {
    const usernames = await prepare(place, 4);
    const server = await startServer(place.environment);
    const sent: Sent[] = [];
    const confirmed = new Map<string, unknown>();
    const enough = Promise.withResolvers<void>();

    /** One child answers without a pause until the server is gone. */
    async function answerOn(username: string): Promise<void> {
      const token = await signIn(server, username);
      const questions = await ask<Questions>(server, token, 'GET', `/member/homework/${homeworkId}/questions/`);
      for (const question of questions) {
        const now = new Date().toISOString();
        const body = { id: randomUUID(), raw: someInput(question), shownAt: now, answeredAt: now, activeMs: 900 };
        const path = `/member/questions/${question.question_id}/answer/`;
        sent.push({ username, path, body });
        confirmed.set(body.id, await ask(server, token, 'POST', path, body));
        if (confirmed.size >= ENOUGH) enough.resolve();
      }
    }

    const children = Promise.allSettled(usernames.map(answerOn));
    await Promise.race([enough.promise, children]);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    const ends = await children;
    expect(ends.map(({ status }) => status)).toContain('rejected');

    const again = await startServer(place.environment);
    const tokens = new Map<string, string>();
    for (const username of usernames) tokens.set(username, await signIn(again, username));
    // The outbox sends everything it is not sure of again, and what was confirmed gets the reply it had.
    for (const { username, path, body } of sent) {
      const reply = await ask(again, tokens.get(username) ?? null, 'POST', path, body);
      const before = confirmed.get(body.id);
      if (before !== undefined) expect(reply).toEqual(before);
    }
    expect(await again.end('SIGTERM')).toBe(0);

    const db = await place.open();
    const stored = await db.rows<{ id: string; raw: RawInput }>(sql`select id, raw from attempt`);
    const [part] = await db.rows<{ tries: number }>(sql`select sum(tries)::int as tries from question`);
    const [counted] = await db.rows<{ count: number }>(
      sql`select count(*)::int as count from attempt where verdict <> 'invalid'`,
    );
    await db.close();
    expect(stored.map(({ id }) => id).sort()).toEqual(sent.map(({ body }) => body.id).sort());
    expect(new Map(stored.map(({ id, raw }) => [id, raw]))).toEqual(
      new Map(sent.map(({ body }) => [body.id, body.raw])),
    );
    expect(part?.tries).toBe(counted?.count);
  } finally {
    await place.remove();
  }
});
