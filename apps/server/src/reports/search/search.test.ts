import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setHomework } from '../../../test/world/homework.ts';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const { roster } = world.services;
const { find } = contract.member.search;

const found = async (who: Actor, q: string) => (await world.call(who, find, { query: { q } })).body.items;
const titles = async (who: Actor, q: string) => (await found(who, q)).map(({ title }) => title);

async function addChild(classId: string, schoolId: string, firstName: string, lastName: string): Promise<Actor> {
  const child = await makePerson(world, { role: 'STUDENT', schoolId, firstName, lastName });
  await roster.enrol(classId, [child.id]);
  return child;
}

test('a teacher finds the children and classes taught, in every spelling, and nobody else’s', async () => {
  const own = await makeClassroom(world, { title: 'پنجم یاس' });
  const child = await addChild(own.classId, own.schoolId, 'علی‌رضا', 'کریمی‌فر');
  const colleague = await makeClassroom(world, { schoolId: own.schoolId, title: 'ششم یاس', grade: 6 });
  await addChild(colleague.classId, own.schoolId, 'علیرضا', 'دیگری');
  const elsewhere = await makeClassroom(world);
  await addChild(elsewhere.classId, elsewhere.schoolId, 'علیرضا', 'غریبه');

  expect(await found(own.teacher, 'عليرضا كريمي')).toEqual([
    {
      kind: 'student',
      key: child.id,
      title: 'علی‌رضا کریمی‌فر',
      detail: 'پنجم یاس',
      path: `/teacher/student/${child.id}/grade/5/course/2`,
    },
  ]);
  expect(await titles(own.teacher, 'علیرضا')).toEqual(['علی‌رضا کریمی‌فر']);
  expect(await titles(own.teacher, 'یاس')).toEqual(['پنجم یاس']);
  const manager = await makePerson(world, { role: 'MANAGER', schoolId: own.schoolId });
  expect((await titles(manager, 'علیرضا')).sort()).toEqual(['علیرضا دیگری', 'علی‌رضا کریمی‌فر'].sort());
  expect((await titles(manager, 'یاس')).sort()).toEqual(['ششم یاس', 'پنجم یاس'].sort());
});

test('a child finds the skills of its grade, and neither children nor classes', async () => {
  const { students } = await makeClassroom(world, { title: 'پنجم کسر' });
  const [child] = students;
  if (!child) throw new Error('no child');
  const kinds = (await found(child, 'کسر')).map(({ kind, key }) => `${kind} ${key.slice(0, 3)}`);
  expect(new Set(kinds)).toEqual(new Set(['skill g5-']));
  expect(await titles(child, 'خانواده')).toEqual([]);
});

test('an organization finds its schools, and children of those that show names', async () => {
  const organizationId = await roster.addOrganization(fresh('سازمان'));
  const person = await makePerson(world, { role: 'ORGANIZATION', organizationId });
  const schoolId = await roster.addSchool({ title: 'دبستان نگین', provinceCode: 'IR-23', organizationId });
  await roster.addSchool({ title: 'دبستان نگینی دیگر', provinceCode: 'IR-23' });
  const { classId } = await makeClassroom(world, { schoolId });
  await addChild(classId, schoolId, 'پریماه', 'صادقی');
  expect(await titles(person, 'نگین')).toEqual(['دبستان نگین']);
  const show = (isShown: boolean) =>
    world.db.execute(sql`update school set names_shown_to_organization = ${isShown} where id = ${schoolId}`);
  await show(false);
  expect(await titles(person, 'پریماه')).toEqual([]);
  await show(true);
  expect(await titles(person, 'پریماه')).toEqual(['پریماه صادقی']);
});

test('at most eight of a kind, those that begin with the word first', async () => {
  const { classId, schoolId, teacher } = await makeClassroom(world, { students: 0 });
  for (let index = 0; index < 9; index += 1) await addChild(classId, schoolId, 'الهام', `بهارستان${index}`);
  await addChild(classId, schoolId, 'بهارستان', 'یوسفی');
  const items = await titles(teacher, 'بهارستان');
  expect(items).toHaveLength(8);
  expect(items[0]).toBe('بهارستان یوسفی');
});

test('work is found by its title and by a page of the book, in its class alone, and a draft by its teacher alone', async () => {
  const own = await makeClassroom(world, { title: 'پنجم نسیم' });
  const elsewhere = await makeClassroom(world);
  const { id } = await setHomework(world, own, { title: 'تمرین أبرهای بارانی', firstPage: 44, lastPage: 47 });
  await setHomework(world, elsewhere, { title: 'تمرین ابرهای دیگر', firstPage: 44, lastPage: 47 });
  world.pass({ minutes: 1 });
  const draft = await setHomework(world, own, { title: 'ابرهای پیش‌نویس', draft: true, firstPage: 50, lastPage: 52 });
  const work = async (who: Actor, q: string) =>
    (await found(who, q)).filter(({ kind }) => kind === 'homework').map(({ key }) => key);

  expect((await found(own.teacher, 'ابرهای باران')).find(({ kind }) => kind === 'homework')).toEqual({
    kind: 'homework',
    key: id,
    title: 'تمرین أبرهای بارانی',
    detail: 'پنجم نسیم',
    path: `/teacher/homework/${id}`,
  });
  for (const page of ['صفحه ۴۵', 'صفحهٔ 45', 'صفحه‌ی ٤٥', 'ص ۴۵']) expect(await work(own.teacher, page)).toEqual([id]);
  expect(await work(own.teacher, 'صفحه ۴۸')).toEqual([]);
  expect(await work(own.teacher, 'ابرهای')).toEqual([draft.id, id]);
  const manager = await makePerson(world, { role: 'MANAGER', schoolId: own.schoolId });
  expect(await work(manager, 'ابرهای')).toEqual([id]);
  // The page has its skills too.
  expect((await found(own.teacher, 'صفحه ۴۵')).some(({ kind }) => kind === 'skill')).toBe(true);
});

test('an administrator finds people of all roles and schools, also by a username or the end of a phone number', async () => {
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const schoolId = await roster.addSchool({ title: 'دبستان أرغوان', provinceCode: 'IR-23' });
  const username = fresh('modir');
  const phone = '09121117531';
  const manager = await makePerson(world, {
    role: 'MANAGER',
    schoolId,
    username,
    phone,
    firstName: 'مه‌لقا',
    lastName: 'ارغوانی',
  });
  const person = {
    kind: 'person',
    key: manager.id,
    title: 'مه‌لقا ارغوانی',
    detail: 'مدیر مدرسه، دبستان أرغوان',
    path: `/admin/people/${manager.id}`,
  };
  const school = {
    kind: 'school',
    key: schoolId,
    title: 'دبستان أرغوان',
    detail: 'تهران',
    path: `/admin/schools/${schoolId}`,
  };
  expect(await found(admin, 'مهلقا')).toEqual([person]);
  expect(await found(admin, 'ارغوان')).toEqual([person, school]);
  for (const typed of [username, '۰۹۱۲۱۱۱۷۵۳۱', '۷۵۳۱']) expect(await found(admin, typed)).toEqual([person]);
});
