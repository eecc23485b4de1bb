import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { TERMS_VERSION } from '@mashq/api/terms';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { registrationDecisions } from './decisions.ts';

const world = await makeWorld();
const { sendCode, login } = contract.auth;
const { register, preRegister } = contract.registration;
const { classroom, courses } = contract.member;
const { classCode } = contract.teacher;
const decisions = registrationDecisions(world.context);
const origin = { actor: 'cli:test' };

let phones = 0;
const freshPhone = () => {
  phones += 1;
  return `0938${String(phones).padStart(7, '0')}`;
};
let addresses = 0;
const from = () => {
  addresses += 1;
  return { 'x-forwarded-for': `198.52.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` };
};
const codeOf = (phone: string) =>
  /\d{6}/.exec(world.messages.findLast((each) => each.phone === phone)?.body ?? '')?.[0] ?? '';

async function askCode(phone: string, headers: Record<string, string>): Promise<string> {
  const { body } = await world.call(null, sendCode, { query: { phone, purpose: 'register' } }, headers);
  expect(body.status).toBe(1);
  return codeOf(phone);
}

async function student(more: object = {}, headers = from()) {
  const phone = freshPhone();
  const body = {
    kind: 'student' as const,
    phone,
    code: await askCode(phone, headers),
    first_name: 'نگار',
    last_name: 'صالحی',
    username: fresh('negar').replaceAll('-', ''),
    password: 'a-good-password',
    grade: 5 as const,
    terms_version: TERMS_VERSION,
    ...more,
  };
  return { phone, headers, body, reply: await world.call(null, register, { body }, headers) };
}
const userOf = (reply: unknown) => (reply as { user: { id: string; username: string } }).user;
const actorOf = async (id: string) => {
  const [row] = await world.db.execute<{ schoolId: string }>(
    sql`select school_id as "schoolId" from account where id = ${id}`,
  );
  return { id, role: 'student' as const, schoolId: row?.schoolId ?? '' };
};

test('a child without a school is signed in at once, and has the courses and the practice of its grade', async () => {
  const { reply, body } = await student();
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ is_individual_customer: true, class: { grade: 5 }, user: { school_name: '' } });
  const actor = await actorOf(userOf(reply.body).id);
  const list = await world.call(actor, courses.list, {});
  expect(list.body.map(({ id }) => id)).toEqual([2, 6, 10]);
  expect((await world.call(actor, contract.member.skills.list, {})).body.grade).toBe(5);
  expect(
    (await world.call(null, login, { body: { username: body.username, password: body.password } }, from())).status,
  ).toBe(200);
});

test.each(['علی۲', '09123456789', '۱۲', '@@', 'سارا_'])(
  'the name «%s» is refused and named in the reply',
  async (name) => {
    const { reply } = await student({ first_name: name });
    expect(reply).toMatchObject({
      status: 400,
      refusal: { fields: { first_name: 'نام تنها از حروف است، بی رقم و نشانه.' } },
    });
  },
);

test.each(['علی‌اکبر', "O'Neil", 'سیّده زهرا', 'Åse (Sara)', '\u200eنگار'])('the name «%s» is one', async (name) => {
  expect((await student({ first_name: name })).reply.status).toBe(200);
});

test('the version of the terms and the time are stored; another version than that of now is refused', async () => {
  const { reply } = await student();
  const { id } = userOf(reply.body);
  const [row] = await world.db.execute<{ version: number; isNow: boolean }>(sql`
    select terms_version as version, terms_accepted_at = ${world.now().toISOString()}::timestamptz as "isNow"
    from account where id = ${id}`);
  expect(row).toEqual({ version: TERMS_VERSION, isNow: true });
  const old = await student({ terms_version: TERMS_VERSION + 1 });
  expect([old.reply.status, old.reply.refusal.code]).toEqual([422, 'terms-version']);
});

test('a taken name and a weak password are refused before a code is sent', async () => {
  const { check } = contract.registration;
  const { body } = await student();
  const ask = (username: string, password = 'a-good-password') =>
    world.call(null, check, { body: { username, password } }, from());
  expect(await ask(fresh('free').replaceAll('-', ''))).toMatchObject({ status: 200, body: { ok: true } });
  expect(await ask(body.username.toUpperCase())).toMatchObject({
    status: 409,
    refusal: { code: 'username-taken', fields: { username: expect.any(String) } },
  });
  expect(await ask('2x')).toMatchObject({ status: 422, refusal: { fields: { username: expect.any(String) } } });
  expect(await ask('somebody1', 'somebody1x')).toMatchObject({
    status: 422,
    refusal: { code: 'weak-password' },
  });
});

test('names are stored in Persian letters, whatever keyboard wrote them', async () => {
  const { reply } = await student({ first_name: 'نيكا', last_name: 'كریمے' });
  const { id } = userOf(reply.body);
  const nameOf = async () => {
    const [row] = await world.db.execute(
      sql`select first_name as first, last_name as last from account where id = ${id}`,
    );
    return row;
  };
  expect(await nameOf()).toEqual({ first: 'نیکا', last: 'کریمی' });
  const actor = await actorOf(id);
  const update = { first_name: 'نيكي', last_name: 'کریمی', gender: null };
  const { body } = await world.call(actor, contract.account.update, { query: {}, body: update });
  expect(body).toMatchObject({ first_name: 'نیکی', last_name: 'کریمی' });
  expect(await nameOf()).toEqual({ first: 'نیکی', last: 'کریمی' });
});

test('a request that is repeated because its reply was lost makes no second account', async () => {
  const { reply, body, headers } = await student();
  const again = await world.call(null, register, { body }, headers);
  expect(again.status).toBe(200);
  expect(userOf(again.body).id).toBe(userOf(reply.body).id);
});

test('nobody registers with a phone that was not verified, or with the name of somebody else', async () => {
  const first = await student();
  const headers = from();
  const phone = freshPhone();
  const code = await askCode(phone, headers);
  const wrong = {
    ...first.body,
    phone,
    username: fresh('other').replaceAll('-', ''),
    code: code === '000000' ? '111111' : '000000',
  };
  expect((await world.call(null, register, { body: wrong }, headers)).status).toBe(401);
  const taken = await world.call(null, register, { body: { ...first.body, phone, code } }, headers);
  expect([taken.status, taken.refusal.code]).toEqual([409, 'username-taken']);
  // The refusal has not used the code up: what was typed is corrected and sent again.
  const corrected = await world.call(
    null,
    register,
    { body: { ...first.body, phone, code, username: fresh('corrected').replaceAll('-', '') } },
    headers,
  );
  expect(corrected.status).toBe(200);
});

test('fields that are wrong are refused in Persian before a code is used up', async () => {
  const { body, headers } = await student();
  const refused = async (more: object) =>
    (await world.call(null, register, { body: { ...body, username: 'somebodynew', ...more } }, headers)).refusal;
  expect((await refused({ username: '۱' })).fields).toHaveProperty('username');
  expect((await refused({ password: '12345678'.slice(0, 5) })).code).toBe('weak-password');
  expect((await refused({ password: 'xx-somebodynew-xx' })).code).toBe('weak-password');
  expect((await refused({ grade: undefined })).fields).toHaveProperty('grade');
});

test('with the code of a class a child registers into its school; a code that was taken back opens nothing', async () => {
  const { teacher, classId, schoolId } = await makeClassroom(world, { grade: 4 });
  const { body: made } = await world.call(teacher, classCode.make, { params: { classId } });
  expect((await world.call(teacher, classCode.make, { params: { classId } })).body).toEqual(made);
  const typed = [...(made.code ?? '')].map((digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('');
  const shown = `${typed.slice(0, 3)}-${typed.slice(3, 6)}-${typed.slice(6)}`;
  const joined = await student({ school_code: shown, grade: undefined });
  expect(joined.reply.body).toMatchObject({ is_individual_customer: false, class: { id: classId, grade: 4 } });
  expect((await actorOf(userOf(joined.reply.body).id)).schoolId).toBe(schoolId);
  await world.call(teacher, classCode.revoke, { params: { classId } });
  expect((await student({ school_code: shown })).reply.status).toBe(404);
});

test('only a teacher of the class has its code', async () => {
  const one = await makeClassroom(world);
  const other = await makeClassroom(world);
  for (const call of [classCode.read, classCode.make, classCode.revoke]) {
    expect((await world.call(other.teacher, call, { params: { classId: one.classId } })).status).toBe(404);
  }
});

test('a child without a school joins a class by code and takes what it has learned with it', async () => {
  const { reply } = await student();
  const { id } = userOf(reply.body);
  const before = await actorOf(id);
  await world.db.execute(sql`
    insert into skill_mastery (school_id, student_id, skill_id, score, counted, tries, last_right, wrong_in_a_row,
      below_in_a_row, rating, band, reviews_passed, last_at)
    values (${before.schoolId}, ${id}, 'g5-mixed-to-improper', 0.5, 1, 1, true, 0, 0, 0, 'starting', 0, ${world.now().toISOString()})`);
  const { teacher, classId, schoolId } = await makeClassroom(world, { grade: 5 });
  const { code } = (await world.call(teacher, classCode.make, { params: { classId } })).body;
  for (let n = 0; n < 2; n += 1) {
    const joined = await world.call(before, classroom.join, { body: { code: code ?? '' } });
    expect([joined.status, joined.body.class_id]).toEqual([200, classId]);
  }
  const brief = (await world.call(before, contract.profile.brief, {})).body;
  expect(brief).toMatchObject({ is_individual_customer: false });
  expect(brief.classes.map((each) => each.id)).toEqual([classId]);
  const mastery = await world.db.execute<{ schoolId: string }>(
    sql`select school_id as "schoolId" from skill_mastery where student_id = ${id}`,
  );
  expect(mastery).toEqual([{ schoolId }]);

  // From then on it belongs to that school.
  const elsewhere = await makeClassroom(world);
  const other = (await world.call(elsewhere.teacher, classCode.make, { params: { classId: elsewhere.classId } })).body;
  expect((await world.call(before, classroom.join, { body: { code: other.code ?? '' } })).status).toBe(409);
});

test('what a child has bought goes with it into a school, and so does a payment that is open', async () => {
  const { reply } = await student();
  const before = await actorOf(userOf(reply.body).id);
  const [plan] = await world.db.execute<{ id: string }>(sql`
    insert into plan (title, description, months, price_rial, state, created_at)
    values ('سه‌ماهه', 'برای تمرین', 3, 4900000, 'on_sale', ${world.now().toISOString()}::timestamptz) returning id`);
  const buy = async () => {
    const body = { id: randomUUID(), plan_id: plan?.id ?? '' };
    const { redirect_url } = (await world.call(before, contract.payment.create, { body })).body;
    return redirect_url?.split('/').at(-1) ?? '';
  };
  const verify = (authority: string) =>
    world.call(before, contract.payment.verify, { body: { authority, was_cancelled: false } });
  const first = await buy();
  world.bank.pay(first);
  expect((await verify(first)).body.state).toBe('paid');
  // Receipts are in the order of their times.
  world.pass({ minutes: 1 });
  const second = await buy();
  const receipts = async () =>
    (await world.call(before, contract.payment.receipts, { query: {} })).body.items.map(({ state }) => state);

  const { teacher, classId, schoolId } = await makeClassroom(world, { grade: 5 });
  const { code } = (await world.call(teacher, classCode.make, { params: { classId } })).body;
  expect((await world.call(before, classroom.join, { body: { code: code ?? '' } })).status).toBe(200);
  expect((await world.call(before, contract.payment.subscription, {})).body).toMatchObject({
    state: 'active',
    plan_id: plan?.id,
  });
  expect(await receipts()).toEqual(['pending', 'paid']);
  world.bank.pay(second);
  expect((await verify(second)).body.state).toBe('paid');
  const rows = await world.db.execute<{ schoolId: string; spans: number; events: number }>(sql`
    select p.school_id as "schoolId",
      (select count(*)::int from subscription s where s.school_id = p.school_id and s.payment_id = p.id) as spans,
      (select count(*)::int from payment_event e where e.school_id = p.school_id and e.payment_id = p.id) as events
    from payment p where p.school_id in (${before.schoolId}, ${schoolId}) and p.student_id = ${before.id}`);
  expect(rows).toEqual([
    { schoolId, spans: 1, events: 3 },
    { schoolId, spans: 1, events: 3 },
  ]);
});

test('codes of classes are not found by guessing', async () => {
  const child = await makePerson(world, { role: 'STUDENT' });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    statuses.push((await world.call(child, classroom.join, { body: { code: String(n).padStart(9, '0') } })).status);
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

async function applicant(kind: 'teacher' | 'school', title = fresh('دبستان')) {
  const phone = freshPhone();
  const headers = from();
  const body = {
    kind,
    id: randomUUID(),
    phone,
    code: await askCode(phone, headers),
    first_name: 'مینا',
    last_name: 'کاظمی',
    username: fresh('mina').replaceAll('-', ''),
    password: 'a-good-password',
    school_title: title,
    province_code: 'IR-23',
    terms_version: TERMS_VERSION,
  };
  return { body, headers, reply: await world.call(null, register, { body }, headers) };
}
const signIn = async (username: string, password: string) =>
  world.call(null, login, { body: { username, password } }, from());

test('a teacher asks, waits, and signs in with the name and password asked for once confirmed', async () => {
  const { schoolId } = await makeClassroom(world);
  const { body, headers, reply } = await applicant('teacher');
  expect(reply.body).toMatchObject({ status: 'pending' });
  expect((await world.call(null, register, { body }, headers)).body, 'repeated').toMatchObject({ status: 'pending' });
  expect((await decisions.list('pending')).filter(({ id }) => id === body.id)).toHaveLength(1);
  const waiting = await signIn(body.username, body.password);
  expect([waiting.status, waiting.refusal.code]).toEqual([401, 'registration-pending']);
  expect((await signIn(body.username, 'another-password')).refusal.code).toBe('wrong-password');

  const first = await decisions.confirm(origin, body.id, { schoolId });
  expect(await decisions.confirm(origin, body.id, { schoolId })).toEqual({ ...first, isNew: false });
  const signedIn = await signIn(body.username, body.password);
  expect(signedIn.body).toMatchObject({ user: { role: 'TEACHER', phone: `***${body.phone.slice(-4)}` } });
  await expect(decisions.refuse(origin, body.id, 'x')).rejects.toMatchObject({ extra: { code: 'decided' } });
  const kept = await world.db.execute(sql`select password_hash from registration where id = ${body.id}`);
  expect(kept).toEqual([{ password_hash: null }]);
});

test('a school that asks gets its record and its manager; one that exists is not joined by its name alone', async () => {
  const { body } = await applicant('school');
  const { accountId } = await decisions.confirm(origin, body.id, {});
  const [row] = await world.db.execute(sql`
    select a.role, s.title, s.kind, a.terms_version as version from account a join school s on s.id = a.school_id where a.id = ${accountId}`);
  expect(row).toEqual({ role: 'MANAGER', title: body.school_title, kind: 'school', version: TERMS_VERSION });
  const second = await applicant('school', body.school_title);
  await expect(decisions.confirm(origin, second.body.id, {})).rejects.toMatchObject({
    extra: { code: 'school-exists' },
  });
});

test('who was refused does not sign in, and the name is free again', async () => {
  const { body } = await applicant('teacher');
  for (let n = 0; n < 2; n += 1) await decisions.refuse(origin, body.id, 'شماره پاسخ نداد');
  expect((await signIn(body.username, body.password)).refusal.code).toBe('wrong-password');
  expect((await student({ username: body.username })).reply.status).toBe(200);
});

test('a pre-registration is stored once, with its phone encrypted', async () => {
  const body = { id: randomUUID(), first_name: 'کیان', last_name: 'رحیمی', phone: '۰۹۱۲۷۷۷۸۸۹۹', note: 'پایهٔ سوم' };
  for (let n = 0; n < 2; n += 1) expect((await world.call(null, preRegister, { body }, from())).status).toBe(201);
  const found = (await decisions.list('pending')).filter(({ id }) => id === body.id);
  expect(found).toMatchObject([{ kind: 'interest', phone: '09127778899' }]);
  expect(JSON.stringify(await world.db.execute(sql`select * from registration`))).not.toContain('9127778899');
  expect((await world.call(null, preRegister, { body: { ...body, phone: '09120000009' } }, from())).status).toBe(409);
});
