import { randomUUID } from 'node:crypto';
import { type Contract, contract, type ResponseOf } from '@mashq/api/contract';
import { type RawInput, skillsOnPages } from '@mashq/curriculum';
import { blanksOf, emptyInput } from '@mashq/curriculum/answers';
import { createServices, enrolmentHooks } from '../../src/app/services.ts';
import { makeKeyring } from '../../src/platform/security/keys.ts';
import { makePasswords } from '../../src/platform/security/passwords.ts';
import { makePhoneCipher } from '../../src/platform/security/phone-cipher.ts';
import { makeTokens } from '../../src/platform/security/tokens.ts';
import { memoryStorage } from '../world/memory-storage.ts';
import type { Place } from './lasting-database.ts';
import type { ServerProcess } from './server-process.ts';

export type Questions = ResponseOf<Contract['member']['homework']['questions']>;
type Question = Questions[number];

export const TEACHER = 'teacher';
export const MANAGER = 'manager';
const PASSWORD = 'a child’s password';

/** A teacher and a class in a database that is open until `close`. */
async function openClass(place: Place, children: number) {
  const db = await place.open();
  const keyring = makeKeyring('none');
  const passwords = makePasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  const services = createServices({
    db,
    enrolmentHooks,
    clock: () => new Date(),
    passwords,
    tokens: makeTokens(keyring),
    keyring,
    dataKeys: keyring,
    phones: makePhoneCipher(keyring),
    sms: { send: async () => undefined },
    storage: memoryStorage(),
    status: 'ok',
  });
  const { roster } = services;
  const schoolYearId = await roster.addSchoolYear({ title: '1405-1406', startsOn: '2026-09-23', endsOn: '2027-09-22' });
  const schoolId = await roster.addSchool({ title: 'دبستان', provinceCode: 'IR-23', features: ['quiz'] });
  const classId = await roster.addClass({ schoolId, schoolYearId, title: 'پنجم', grade: 5 });
  const passwordHash = await passwords.hash(PASSWORD);
  const usernames = Array.from({ length: children }, (_, n) => `child${n}`);
  const [teacherId = '', , ...studentIds] = await roster.addAccounts([
    { username: TEACHER, role: 'TEACHER', firstName: 'مریم', lastName: 'کریمی', passwordHash, schoolId },
    { username: MANAGER, role: 'MANAGER', firstName: 'شهره', lastName: 'توکلی', passwordHash, schoolId },
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
  const teacher = { id: teacherId, role: 'teacher' as const, schoolId };
  return { services, teacher, classId, usernames, studentIds, close: () => db.close() };
}

/** A class whose children have a homework of many questions: its id and their usernames. */
export async function prepareClass(
  place: Place,
  children: number,
): Promise<{ homeworkId: string; usernames: string[] }> {
  const homeworkId = randomUUID();
  const { services, teacher, classId, usernames, close } = await openClass(place, children);
  await services.teacherHomework.create(teacher, {
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
    draft: false,
    reviewSkillIds: [],
    groupIds: [],
    studentIds: [],
    itemMode: 'generated',
    hintsAllowed: true,
    showAnswers: 'immediately',
    latePolicy: 'reject',
    note: '',
  });
  await close();
  return { homeworkId, usernames };
}

/** A class with an open quiz of four questions: its id, and its children. */
export async function prepareQuiz(
  place: Place,
  children: number,
): Promise<{ quizId: string; usernames: string[]; studentIds: string[] }> {
  const range = skillsOnPages(5, 40, 60);
  if (!range.ok) throw new Error(range.message);
  const skills = range.skills.filter(({ available }) => available).slice(0, 2);
  const quizId = randomUUID();
  const { services, teacher, classId, usernames, studentIds, close } = await openClass(place, children);
  await services.teacherQuiz.create(teacher, {
    id: quizId,
    classId,
    draft: false,
    title: '',
    note: '',
    skills: skills.map(({ id: skillId }) => ({ skillId, items: 2, points: 1, levels: [] })),
    groupIds: [],
    studentIds: [],
    startDate: undefined,
    endDate: new Date(Date.now() + 3_600_000).toISOString(),
    timeLimitMinutes: 20,
    navigation: 'free',
    shuffle: true,
    triesAllowed: 1,
    gradeMethod: 'highest',
    graceMinutes: 0,
    resultRelease: 'manual',
    shows: { marks: true, right_answers: true, solutions: true },
  });
  await close();
  return { quizId, usernames, studentIds };
}

export async function ask<T>(
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

export async function signIn(server: ServerProcess, username: string): Promise<string> {
  const { method, path } = contract.auth.login;
  return (await ask<{ access: string }>(server, null, method, path, { username, password: PASSWORD })).access;
}

/** Some readable answer of the question's kind. */
export function someInput({ sheet: { answer } }: Pick<Question, 'sheet'>): RawInput {
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
    case 'multiple-select':
      return { kind: 'multiple-select', options: answer.options.slice(0, answer.minimum ?? 1).map(({ id }) => id) };
    case 'categorize':
      return { kind: 'categorize', placed: answer.items.map(({ id }) => [id, answer.bins[0]?.id ?? '']) };
    case 'table-cells':
      return { kind: 'table-cells', values: blanksOf(answer).map(() => '۷') };
    case 'long-arithmetic':
      return { kind: 'long-arithmetic', carries: [], lines: [], result: ['۷'] };
    default:
      return emptyInput(answer);
  }
}
