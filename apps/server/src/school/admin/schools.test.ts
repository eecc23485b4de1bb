import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fresh, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { readAudit } from '../../platform/audit/audit.ts';

const world = await makeWorld();
const { schools, organizations } = contract.admin;
const admin = await makePerson(world, { role: 'SYS_ADMIN' });

const manager = (username = fresh('modir')) => ({
  username,
  first_name: 'مریم',
  last_name: 'کریمی',
  phone: '۰۹۱۲۳۴۵۶۷۸۹',
});
const newSchool = (more: object = {}) => ({
  title: fresh('دبستان نور'),
  province_code: 'IR-23',
  manager: manager(),
  ...more,
});
const create = (body: ReturnType<typeof newSchool>) => world.call(admin, schools.create, { body });
const login = (username: string, password: string) =>
  world.call(null, contract.auth.login, { body: { username, password } });
const read = async (id: string) => (await world.call(admin, schools.read, { params: { id } })).body;

test('a school is made with its manager, who signs in; the same again makes nothing and shows no password', async () => {
  const given = newSchool();
  const { status, body } = await create(given);
  expect([status, body.manager.username]).toEqual([201, given.manager.username]);
  expect((await login(body.manager.username, body.manager.password ?? '')).status).toBe(200);
  const again = await create(given);
  expect(again.body).toEqual({ ...body, manager: { ...body.manager, password: null } });
  expect(await read(body.school_id)).toMatchObject({
    title: given.title,
    province_name: 'تهران',
    organization: null,
    has_quizzes: true,
    managers: [{ id: body.manager.id, state: 'active', last_active_at: world.now().toISOString() }],
  });
  const other = await create({ ...given, manager: manager() });
  expect([other.status, other.refusal.code]).toEqual([409, 'school-exists']);
  const actions = (await readAudit(world.db, { actor: admin.id })).map(({ action }) => action);
  expect(actions.filter((action) => action === 'school.create')).toHaveLength(1);
});

test('nothing is made where the manager’s username is taken, or the school has no such province or organization', async () => {
  const { username } = newSchool().manager;
  await makePerson(world, { role: 'TEACHER', username });
  const taken = newSchool({ manager: manager(username) });
  const refused = await create(taken);
  expect([refused.status, refused.refusal.code, refused.refusal.fields]).toEqual([
    409,
    'username-taken',
    { username: expect.any(String) },
  ]);
  const list = await world.call(admin, schools.list, { query: { search: taken.title } });
  expect(list.body.items).toEqual([]);
  expect((await create(newSchool({ province_code: 'IR-99' }))).status).toBe(404);
  expect((await create(newSchool({ organization_id: randomUUID() }))).status).toBe(404);
  expect((await create(newSchool({ manager: { ...manager(), phone: '12' } }))).refusal.fields).toEqual({
    phone: expect.any(String),
  });
});

test('schools are listed by title in Persian order, by words in any spelling, province and organization, with counts', async () => {
  const mark = fresh('رده').replaceAll('-', '');
  const { body: organization } = await world.call(admin, organizations.create, { body: { title: fresh('سازمان') } });
  const ids = new Map<string, string>();
  for (const [title, province] of [
    ['وفا', 'IR-23'],
    ['أرم', 'IR-10'],
    ['گل', 'IR-23'],
    ['پونه', 'IR-23'],
  ] as const) {
    const { body } = await create(newSchool({ title: `${mark} ${title}`, province_code: province }));
    ids.set(title, body.school_id);
  }
  const list = async (query: object) => {
    const { body } = await world.call(admin, schools.list, { query: { search: mark, ...query } });
    return body.items.map(({ title }) => title.replace(`${mark} `, ''));
  };
  expect(await list({})).toEqual(['أرم', 'پونه', 'گل', 'وفا']);
  expect(await list({ page: 2, size: 3 })).toEqual(['وفا']);
  expect(await list({ search: `${mark} ارم` })).toEqual(['أرم']);
  expect(await list({ province: 'IR-10' })).toEqual(['أرم']);
  const id = ids.get('گل') ?? '';
  await world.call(admin, schools.change, { params: { id }, body: { organization_id: organization.id } });
  expect(await list({ organization_id: organization.id })).toEqual(['گل']);
  await makePerson(world, { role: 'STUDENT', schoolId: id });
  const left = await makePerson(world, { role: 'STUDENT', schoolId: id });
  await world.db.execute(sql`update account set archived_at = now() where id = ${left.id}`);
  expect(await read(id)).toMatchObject({ students_count: 1, teachers_count: 0, organization: { id: organization.id } });
});

test('a school is renamed and moved between organizations, once for the same request, and not to a title that is taken', async () => {
  const [one, other] = [(await create(newSchool())).body, (await create(newSchool())).body];
  const { body: organization } = await world.call(admin, organizations.create, { body: { title: fresh('سازمان') } });
  const change = (body: object) => world.call(admin, schools.change, { params: { id: one.school_id }, body });
  const title = fresh('دبستان تازه');
  for (let time = 0; time < 2; time += 1) {
    expect((await change({ title, organization_id: organization.id, has_quizzes: false })).body).toMatchObject({
      title,
      organization: { id: organization.id, title: organization.title },
      has_quizzes: false,
    });
  }
  const changes = async () =>
    (await readAudit(world.db, { target: one.school_id })).filter(({ action }) => action === 'school.change');
  expect(await changes()).toHaveLength(1);
  expect((await change({ organization_id: null })).body.organization).toBeNull();
  const taken = await change({ title: (await read(other.school_id)).title });
  expect([taken.status, taken.refusal.code]).toEqual([409, 'school-exists']);
  expect((await change({ organization_id: randomUUID() })).status).toBe(404);
  const nothing = { params: { id: randomUUID() } };
  expect((await world.call(admin, schools.change, { ...nothing, body: { title } })).status).toBe(404);
  expect((await world.call(admin, schools.read, nothing)).status).toBe(404);
});

test.each(['schools', 'organizations'] as const)(
  'a manager of %s is added, leaves, and is let in again with a new password',
  async (place) => {
    const id =
      place === 'schools'
        ? (await create(newSchool())).body.school_id
        : (await world.call(admin, organizations.create, { body: { title: fresh('سازمان') } })).body.id;
    const calls = contract.admin[place];
    const given = manager();
    const add = () => world.call(admin, calls.addManager, { params: { id }, body: given });
    const { status, body: added } = await add();
    expect(status).toBe(201);
    expect((await login(given.username, added.password ?? '')).status).toBe(200);
    expect((await add()).body).toEqual({ ...added, password: null });
    const remove = (personId: string) => world.call(admin, calls.removeManager, { params: { id, personId } });
    const named = async () =>
      (await world.call(admin, calls.read, { params: { id } })).body.managers.map(({ username }) => username);
    expect(await named()).toContain(given.username);
    expect([(await remove(added.id)).status, (await remove(added.id)).status]).toEqual([200, 200]);
    expect(await named()).not.toContain(given.username);
    expect((await login(given.username, added.password ?? '')).status).toBe(401);
    const { body: back } = await add();
    expect(back.id).toBe(added.id);
    expect((await login(given.username, back.password ?? '')).status).toBe(200);
    const actions = (await readAudit(world.db, { target: added.id, actor: admin.id })).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['person.create', 'person.leave', 'person.reset-password', 'person.return']);
    // A teacher, or a manager of another place, is nobody here.
    const stranger = await makePerson(world, { role: 'MANAGER' });
    expect([(await remove(stranger.id)).status, (await remove(randomUUID())).status]).toEqual([404, 404]);
    const nowhere = await world.call(admin, calls.addManager, { params: { id: randomUUID() }, body: manager() });
    expect(nowhere.status).toBe(404);
  },
);

test('an organization is made once, listed with its schools and managers, and reads its schools', async () => {
  const title = `${fresh('بنیاد')} أندیشه`;
  const make = () => world.call(admin, organizations.create, { body: { title } });
  const { body } = await make();
  expect((await make()).body).toEqual(body);
  const { school_id: schoolId } = (await create(newSchool({ organization_id: body.id }))).body;
  await world.call(admin, organizations.addManager, { params: { id: body.id }, body: manager() });
  const list = await world.call(admin, organizations.list, { query: { search: title.replace('أ', 'ا') } });
  expect(list.body.items).toMatchObject([{ id: body.id, schools_count: 1, managers_count: 1 }]);
  const own = await world.call(admin, schools.list, { query: { organization_id: body.id } });
  expect(own.body.items.map(({ id }) => id)).toEqual([schoolId]);
  expect((await world.call(admin, organizations.read, { params: { id: randomUUID() } })).status).toBe(404);
});
