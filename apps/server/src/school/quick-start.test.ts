import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, questionsOf, rightInput, setHomework } from '../../test/world/answers.ts';
import { setPackage } from '../../test/world/packages.ts';
import { begin, minutesFrom, QUIZ_SKILLS } from '../../test/world/quiz.ts';
import { rosterCalls, signInWith } from '../../test/world/roster.ts';
import { makeWorld } from '../../test/world/world.ts';
import { run } from '../app/cli/run.ts';
import { type Actor, routeRoleOf } from '../platform/actor.ts';
import type { AccountRole } from '../platform/db/schema/index.ts';
import { writeXlsx } from '../platform/tables/xlsx.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });

const DOCUMENT = join(import.meta.dirname, '../../../../docs/operate.md');
const MANAGERS = ['modir1', 'modir2', 'modir3'] as const;
const CHILDREN = 12;

/** The commands of the quick start, as the document has them. */
async function quickStart(): Promise<string[]> {
  const text = await readFile(DOCUMENT, 'utf8');
  const [, section = ''] = text.split('## An organization in a quarter of an hour\n');
  const [, block = ''] = section.split('```');
  return block
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '');
}

/** Words as a shell reads them, for what the document needs: quotes, and variables within double ones. */
function wordsOf(line: string, variables: ReadonlyMap<string, string>): string[] {
  return [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, plain, expanded, bare]) => {
    if (plain !== undefined) return plain;
    return (expanded ?? bare ?? '').replaceAll(/\$(\w+)/g, (_all, name: string) => variables.get(name) ?? '');
  });
}

interface Accounts {
  readonly passwords: ReadonlyMap<string, string>;
}

/** Runs the document and gives the passwords that were shown. */
async function runQuickStart(): Promise<Accounts> {
  const variables = new Map<string, string>();
  const passwords = new Map<string, string>();
  for (const line of await quickStart()) {
    const [, name, captured] = /^(\w+)=\$\((.*) \| tail -n 1\)$/.exec(line) ?? [];
    const [program, ...words] = wordsOf(captured ?? line, variables);
    expect(program).toBe('mashq');
    const output: string[] = [];
    const code = await run(words, {
      print: (text) => output.push(...text.split('\n')),
      withContext: (job) => job(world.context),
    });
    expect(code, line).toBe(0);
    if (name !== undefined) variables.set(name, output.at(-1) ?? '');
    const password = /shown this once\): (\S+)/.exec(output.join('\n'))?.[1];
    const username = words[words.indexOf('--username') + 1];
    if (password !== undefined && username !== undefined) passwords.set(username, password);
  }
  return { passwords };
}

async function actorOf(username: string): Promise<Actor> {
  const [row] = await world.db.execute<{ id: string; schoolId: string; role: AccountRole }>(sql`
    select id, school_id as "schoolId", role from account where username = ${username}`);
  if (row === undefined) throw new Error(`nobody is called ${username}`);
  return { id: row.id, schoolId: row.schoolId, role: routeRoleOf[row.role] };
}

/** Somebody who has signed in with what was printed. */
async function signedIn(card: { readonly username: string; readonly password: string | null }): Promise<Actor> {
  expect((await signInWith(world, card)).status, card.username).toBe(200);
  return actorOf(card.username);
}

/** Sends a file of people and confirms it; the cards for signing in. */
async function importPeople(manager: Actor, kind: 'students' | 'teachers', headings: string[], rows: string[][]) {
  const content = (await writeXlsx([{ title: 'فهرست', headings, rows }])).toString('base64');
  const { body: preview } = await world.call(manager, rosterCalls.uploadImport, {
    body: { id: randomUUID(), kind, fileName: 'فهرست.xlsx', content },
  });
  expect(preview.counts).toEqual({ new: rows.length, known: 0, similar: 0, faulty: 0 });
  const reply = await world.call(manager, rosterCalls.confirmImport, { params: { importId: preview.id }, query: {} });
  expect(reply.status).toBe(200);
  return reply.body.cards;
}

const LETTERS = ['آ', 'ب', 'پ', 'ت', 'ج', 'د', 'ر', 'ز', 'س', 'ش', 'ف', 'ک'];

/** A school's lists: a class of children and its teacher. */
async function fillSchool(manager: Actor) {
  const students = await importPeople(
    manager,
    'students',
    ['نام', 'نام خانوادگی', 'کلاس', 'پایه', 'جنسیت'],
    LETTERS.slice(0, CHILDREN).map((letter, index) => [
      index % 2 ? 'علی' : 'سارا',
      `${letter}${letter} احمدی`,
      'پنجم الف',
      'پنجم',
      index % 2 ? 'پسر' : 'دختر',
    ]),
  );
  const [teacher] = await importPeople(
    manager,
    'teachers',
    ['نام', 'نام خانوادگی', 'کلاس'],
    [['مریم', 'کریمی', 'پنجم الف']],
  );
  if (teacher === undefined) throw new Error('no teacher');
  return { students, teacher };
}

/** Answers all questions of some work rightly but for the last one. */
async function work(student: Actor, questionIds: readonly string[]): Promise<void> {
  for (const id of questionIds.slice(0, -1)) {
    expect((await answer(world, student, id, await rightInput(world, id))).status).toBe(200);
  }
}

test('the quick start of the manual makes an organization of three schools, and its people work in it to the last report', {
  timeout: 120_000,
}, async () => {
  const { passwords } = await runQuickStart();
  expect([...passwords.keys()]).toEqual(['omid', 'sazman', ...MANAGERS]);
  const person = (username: string) => signedIn({ username, password: passwords.get(username) ?? '' });
  const admin = await person('omid');
  const head = await person('sazman');

  const schools: { manager: Actor; teacher: Actor; students: Actor[]; classId: string }[] = [];
  for (const username of MANAGERS) {
    const manager = await person(username);
    const cards = await fillSchool(manager);
    const { classes } = (await world.call(manager, rosterCalls.overview, {})).body;
    const students: Actor[] = [];
    for (const card of cards.students) students.push(await signedIn(card));
    schools.push({ manager, teacher: await signedIn(cards.teacher), students, classId: classes[0]?.id ?? '' });
    expect(classes).toMatchObject([{ title: 'پنجم الف', students_count: CHILDREN }]);
  }
  // The school year has begun.
  world.setNow('2026-10-05T05:00:00Z');
  const [school] = schools;
  if (school === undefined) throw new Error('no school');
  const { manager, teacher, students, classId } = school;
  const [child] = students as [Actor, ...Actor[]];
  const classroom = { schoolId: teacher.schoolId, classId, teacher, students };

  // Homework by pages of the book.
  const homeworkId = await setHomework(world, classroom);
  for (const student of students) {
    world.pass({ minutes: 1 });
    const questions = await questionsOf(world, student, homeworkId);
    expect(questions.length).toBeGreaterThan(3);
    await work(
      student,
      questions.map(({ question_id }) => question_id),
    );
    const { status } = await world.call(student, contract.member.homework.submit, { params: { homeworkId } });
    expect(status).toBe(200);
  }
  const homework = await world.call(teacher, contract.teacher.homework.report, { params: { id: homeworkId } });
  expect(homework.body.homework.counts).toMatchObject({ assigned: CHILDREN, submitted: CHILDREN });

  // A quiz.
  const quizId = randomUUID();
  const quiz = await world.call(teacher, contract.teacher.quiz.create, {
    body: {
      id: quizId,
      classId,
      skills: QUIZ_SKILLS.slice(0, 2).map((skillId) => ({ skillId, items: 2, points: 1 })),
      endDate: minutesFrom(world, 60),
      timeLimitMinutes: 20,
    },
  });
  expect(quiz.status).toBe(201);
  for (const student of students) {
    const { body: paper } = await begin(world, student, quizId);
    await work(
      student,
      paper.questions.map(({ question_id }) => question_id),
    );
    const body = { id: paper.quiz.current?.id ?? '' };
    expect((await world.call(student, contract.member.quiz.submit, { params: { quizId }, body })).status).toBe(200);
  }
  world.pass({ hours: 2 });
  expect((await world.call(teacher, contract.teacher.quiz.release, { params: { id: quizId } })).status).toBe(200);
  const graded = await world.call(teacher, contract.teacher.quiz.report, { params: { id: quizId } });
  expect(graded.body.students.map(({ score }) => score?.points)).toEqual(Array.from({ length: CHILDREN }, () => 3));
  const own = await world.call(child, contract.member.quiz.report, { params: { quizId } });
  expect(own.status).toBe(200);

  // A package, of which a child does the practice.
  const { id: packageId } = await setPackage(world, classroom);
  for (const activity of ['1', '2']) {
    const opened = await world.call(child, contract.member.packages.open, {
      params: { packageId, activity: Number(activity) as never },
    });
    expect(opened.status).toBe(200);
    await work(
      child,
      opened.body.items.map(({ question_id }) => question_id),
    );
  }
  const inPackage = await world.call(child, contract.member.packages.read, { params: { packageId } });
  expect(inPackage.body.items_done).toBe(2);

  // Messages: to the class, and to support and back.
  const message = { id: randomUUID(), classId, title: 'فردا', body: 'پرگار بیاورید.', attachments: [], draft: false };
  const sent = await world.call(teacher, contract.teacher.classMessages.create, {
    body: { ...message, pinnedUntil: null },
  });
  expect(sent.status).toBe(201);
  const unseen = await world.call(child, contract.member.classMessages.unseenCount, {});
  expect(unseen.body).toEqual({ count: 1 });
  const note = (text: string) => ({ id: randomUUID(), message: text, image: null });
  await world.call(teacher, contract.chat.send, { body: note('گزارش را چاپ کنم؟') });
  await world.call(admin, contract.chat.answer, { params: { chatId: teacher.id }, body: note('بله، از منو.') });
  const conversation = await world.call(teacher, contract.chat.messages, { query: {} });
  expect(conversation.body.messages.map(({ message: text }) => text)).toEqual(['گزارش را چاپ کنم؟', 'بله، از منو.']);

  // A payment of the plan on sale, with the code.
  const [plan] = (await world.call(child, contract.payment.plans, {})).body;
  const order = await world.call(child, contract.payment.create, {
    body: { id: randomUUID(), plan_id: plan?.id ?? '', code: 'MEHR20' },
  });
  const authority = order.body.redirect_url?.split('/').at(-1) ?? '';
  world.bank.pay(authority);
  const receipt = await world.call(child, contract.payment.verify, { body: { authority } });
  expect(receipt.body).toMatchObject({ state: 'paid', amount_rial: 2_880_000 });
  const sales = (await world.call(admin, contract.admin.today.read, {})).body;
  expect(sales).toMatchObject({ schools_count: 3, students_count: 3 * CHILDREN, waiting: { chats: { count: 0 } } });
  expect(sales.sales.at(-1)).toMatchObject({ count: 1, amount_rial: 2_880_000 });

  // What each of them reads of it.
  const accuracy = await world.call(child, contract.member.practiceReports.accuracy, { query: { type: 'last_4' } });
  expect(accuracy.body.done).toBeGreaterThan(5);
  expect(accuracy.body.first_try_right).toBe(accuracy.body.done);
  const listed = await world.call(teacher, contract.teacher.report.students, { query: {} });
  expect(listed.body.total).toBe(CHILDREN);
  const one = await world.call(teacher, contract.teacher.report.student, {
    params: { studentId: child.id },
    query: {},
  });
  expect(one.body.weeks.at(-1)?.done).toBe(accuracy.body.done);
  const today = (await world.call(manager, contract.school.reports.today, {})).body;
  expect(today).toMatchObject({ students_count: CHILDREN, practiced_this_week: CHILDREN, classes_count: 1 });
  expect(today.answered_this_week).toBeGreaterThan(CHILDREN * 5);
  const provinces = await world.call(head, contract.organization.dashboard.provinces, {});
  expect(
    provinces.body.map(({ schools_count, students_count, practiced_lately }) => [
      schools_count,
      students_count,
      practiced_lately,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [2, 2 * CHILDREN, CHILDREN],
      [1, CHILDREN, 0],
    ]),
  );
  const made = await world.db.execute<{ demo: number }>(sql`select count(*)::int as demo from demo_class`);
  expect(made).toEqual([{ demo: 0 }]);
});
