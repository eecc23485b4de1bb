import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { eraseDue } from '../../accounts/profile/erase.ts';
import { readAudit } from '../../platform/audit/audit.ts';

const world = await makeWorld();
const { people, erasure } = contract.admin;
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const of = (id: string) => ({ params: { personId: id } });
const setLock = (id: string, isLocked: boolean) =>
  world.call(admin, people.setLock, { ...of(id), body: { is_locked: isLocked } });

async function found(query: Parameters<typeof ask>[0]): Promise<string[]> {
  return (await ask(query)).body.items.map(({ id }) => id);
}
const ask = (query: { search?: string; role?: 'TEACHER'; state?: 'left' | 'locked' | 'active'; school_id?: string }) =>
  world.call(admin, people.list, { query });

test('somebody is found by words of the name in every spelling, username, number of the register and phone', async () => {
  const { schoolId } = await makeClassroom(world, { students: 0 });
  const username = fresh('kar');
  const words = { firstName: 'آیه‌سادات', lastName: 'یکتاکیا' };
  const { id } = await makePerson(world, { role: 'STUDENT', schoolId, username, phone: '09355557946', ...words });
  await makePerson(world, { role: 'STUDENT', schoolId, firstName: 'آیه', lastName: 'دیگری', phone: '09355551111' });
  await world.db.execute(sql`update account set registration_code = '880012' where id = ${id}`);
  for (const search of ['ايه سادات', 'أیهسادات یکتاكيا', username, '۸۸۰۰۱۲', '۰۹۳۵ ۵۵۵ ۷۹۴۶', '۷۹۴۶', '***7946']) {
    expect([search, await found({ search, school_id: schoolId })]).toEqual([search, [id]]);
  }
  expect(await found({ search: 'یکتاکیا', role: 'TEACHER' })).toEqual([]);
  expect(await found({ search: '946', school_id: schoolId })).toEqual([]);
  const { body } = await ask({ search: username });
  expect(body.items).toMatchObject([{ phone_mask: '***7946', state: 'active', school: { id: schoolId } }]);
  expect(JSON.stringify(body)).not.toContain('09355557946');
  const shown = await world.call(admin, people.showPhone, of(id));
  expect(shown.body).toEqual({ phone: '09355557946' });
  expect((await readAudit(world.db, { target: id })).map(({ action }) => action)).toEqual(['person.show-phone']);
});

test('pages follow the Persian alphabet, whatever the database sorts by', async () => {
  const { schoolId } = await makeClassroom(world, { students: 0, title: 'الف' });
  const names = [
    'آذری',
    'اکبری',
    'پناهی',
    'تهرانی',
    'چمنی',
    'حیدری',
    'ژاله',
    'سعدی',
    'کریمی',
    'گلی',
    'لطفی',
    'وفا',
    'هنر',
    'یاری',
  ];
  for (const lastName of names.toReversed()) await makePerson(world, { role: 'STUDENT', schoolId, lastName });
  const pages = await Promise.all(
    [1, 2, 3].map((page) => world.call(admin, people.list, { query: { school_id: schoolId, page, size: 5 } })),
  );
  const listed = pages.flatMap(({ body }) => body.items).filter(({ role }) => role === 'STUDENT');
  expect(listed.map(({ last_name }) => last_name)).toEqual(names);
  expect(pages[0]?.body.total).toBe(names.length + 1);
});

test('a locked account is out at once and stays out, says why to who knows the password, and is opened again', async () => {
  const username = fresh('lock');
  const password = 'a good password';
  const teacher = await makePerson(world, { role: 'TEACHER', username, password });
  const login = () => world.call(null, contract.auth.login, { body: { username, password } });
  const { body: session } = await login();
  if (!('refresh' in session)) throw new Error('not signed in');
  const { body: locked } = await setLock(teacher.id, true);
  expect(locked).toMatchObject({ state: 'locked', locked_at: world.now().toISOString() });
  world.pass({ minutes: 1 });
  expect((await setLock(teacher.id, true)).body).toEqual(locked);
  await vi.waitFor(async () =>
    expect((await world.call(teacher, contract.account.read, { query: {} })).status).toBe(401),
  );
  const refused = await login();
  expect([refused.status, refused.refusal.code]).toEqual([401, 'account-locked']);
  const wrong = await world.call(null, contract.auth.login, { body: { username, password: 'another one' } });
  expect(wrong.refusal.code).toBe('wrong-password');
  const { refresh } = session;
  expect((await world.call(null, contract.auth.refresh, { body: { refresh } })).status).toBe(401);
  expect(await found({ search: username, state: 'locked' })).toEqual([teacher.id]);
  expect(await found({ search: username, state: 'active' })).toEqual([]);
  expect((await setLock(teacher.id, false)).body).toMatchObject({ state: 'active', locked_at: null });
  expect((await login()).status).toBe(200);
  const noted = (await readAudit(world.db, { target: teacher.id, actor: admin.id })).map(({ action }) => action);
  expect(noted.sort()).toEqual(['person.lock', 'person.unlock']);
});

test('a new password is shown once and ends the sessions; one who has left gets none', async () => {
  const username = fresh('reset');
  const person = await makePerson(world, { role: 'MANAGER', username, password: 'the old password' });
  const { body } = await world.call(admin, people.resetPassword, of(person.id));
  expect(body.username).toBe(username);
  const login = (password: string) => world.call(null, contract.auth.login, { body: { username, password } });
  expect((await login('the old password')).status).toBe(401);
  expect((await login(body.password)).status).toBe(200);
  const events = await readAudit(world.db, { target: person.id, actor: admin.id });
  expect(events.map(({ action }) => action)).toEqual(['person.reset-password']);
  expect(JSON.stringify(events)).not.toContain(body.password);
  await world.db.execute(sql`update account set archived_at = now() where id = ${person.id}`);
  const refused = await world.call(admin, people.resetPassword, of(person.id));
  expect([refused.status, refused.refusal.code]).toEqual([409, 'left']);
});

test('administrators cannot lock each other out, and an id of nobody is found nowhere', async () => {
  const other = await makePerson(world, { role: 'SYS_ADMIN' });
  for (const id of [other.id, admin.id]) {
    const replies = [await setLock(id, true), await world.call(admin, people.resetPassword, of(id))];
    expect(replies.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [409, 'administrator'],
      [409, 'administrator'],
    ]);
  }
  const nobody = of(randomUUID());
  const replies = await Promise.all([
    world.call(admin, people.read, nobody),
    world.call(admin, people.showPhone, nobody),
    world.call(admin, people.resetPassword, nobody),
    setLock(nobody.params.personId, true),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('a person’s classes of this year, and an emptied account is in no list', async () => {
  const { schoolId, classId, teacher, students } = await makeClassroom(world, { title: 'پنجم سرو', students: 1 });
  const [child] = students;
  if (!child) throw new Error('no child');
  for (const { id } of [teacher, child]) {
    const { body } = await world.call(admin, people.read, of(id));
    expect(body.classes).toEqual([{ id: classId, title: 'پنجم سرو', grade: 5 }]);
  }
  const { due_at: due } = (await world.call(admin, erasure.ask, of(child.id))).body;
  expect((await world.call(admin, people.read, of(child.id))).body.deletion_due_at).toBe(due);
  world.pass({ days: 15 });
  await eraseDue(world.context);
  expect(await found({ school_id: schoolId })).toEqual([teacher.id]);
  expect((await world.call(admin, people.read, of(child.id))).status).toBe(404);
});
