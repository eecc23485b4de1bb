import { randomUUID } from 'node:crypto';
import { contract, type SiteSettings } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../src/platform/actor.ts';
import { writeXlsx } from '../../src/platform/tables/xlsx.ts';
import { setHomework } from '../world/answers.ts';
import { paymentsOf } from '../world/payments.ts';
import { fresh, makePerson } from '../world/people.ts';
import { addRosterTeacher, makeClass, rosterCalls } from '../world/roster.ts';
import { makeTwins } from '../world/twin-accounts.ts';
import { uploadPicture, webinarOf } from '../world/webinars.ts';
import { makeWorld } from '../world/world.ts';
import { calls } from './calls.ts';

/**
 * Each write of administrators, managers and organizations leaves an event in the audit log under its name. A call that is added to
 * the contract is in one of the two lists, or the last test fails.
 */

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const FIRST_DAY = world.now();
const password = 'انار-سرخ-یلدا';
/** Who makes what an administrator then changes. */
const other = await makePerson(world, { role: 'SYS_ADMIN' });

/** Writes without an event of their own, and why. */
const NOT_NOTED: Readonly<Record<string, string>> = {
  'survey.submit': 'what people answer is not noted',
  'survey.skippedAttempts': 'what people answer is not noted',
  'chat.send': 'the message itself stays',
  'chat.answer': 'the message itself stays',
  'chat.read': 'a mark of reading',
  'chat.readByAdmin': 'the reading of the messages is noted',
  'school.roster.importHead': 'reads a file, stores nothing',
  'school.roster.uploadImport': 'a preview; its confirmation is noted',
  'school.roster.correctImportRow': 'a preview; its confirmation is noted',
  'admin.sms.retry': 'noted where a message is sent again: sms-admin.test.ts',
  'admin.push.retry': 'noted where a message is sent again: push.test.ts',
};

type Reply = { readonly status: number; readonly refusal: unknown };
/** The call, the event it leaves, and the call made: what it needs is made by others. */
type Case = readonly [call: string, action: string, make: () => Promise<(actor: Actor) => Promise<Reply>>];

const at = (days: number) => new Date(world.now().getTime() + days * 86_400_000).toISOString();
const { admin, chat, secondFactor, site } = contract;
const { makePlan, makeStudents, buy, verify } = paymentsOf(world);

const withPhone = () => makePerson(world, { role: 'TEACHER', phone: '09121234567' });
const managed = async () => {
  const twins = await makeTwins(world);
  return { ...twins, classId: twins.classroom.classId, teacherId: twins.classroom.teacher.id };
};

async function registration(): Promise<{ params: { id: string } }> {
  const id = randomUUID();
  await world.db.execute(sql`
    insert into registration (id, kind, first_name, last_name, phone, username, password_hash, school_title, province_code,
      note, created_at)
    values (${id}, 'teacher', 'مریم', 'کریمی', ${world.context.phones.encrypt('09123456789')},
      ${fresh('t').replaceAll('-', '')}, ${await world.context.passwords.hash(password)}, ${fresh('دبستان')}, 'IR-23', '',
      ${world.now().toISOString()}::timestamptz)`);
  return { params: { id } };
}

async function visitorMessage(): Promise<{ params: { id: string } }> {
  const id = randomUUID();
  const body = { id, kind: 'contact' as const, subject: '', name: 'سارا احمدی', phone: '09123456789', text: 'سلام' };
  await world.call(null, site.sendMessage, { body }, from());
  return { params: { id } };
}

let networks = 0;
function from() {
  networks += 1;
  return { 'x-forwarded-for': `198.61.0.${networks}` };
}

async function jobApplication(): Promise<{ params: { id: string } }> {
  const id = randomUUID();
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const file = Buffer.from(pdf, 'latin1').toString('base64');
  const body = { id, opening: 'author', name: 'نگار صالحی', phone: '09123456789', note: '', file };
  expect((await world.call(null, site.applyForJob, { body }, from())).status).toBe(201);
  return { params: { id } };
}

async function preOrder(): Promise<{ params: { id: string } }> {
  const id = randomUUID();
  // A second request of one phone repeats the first.
  networks += 1;
  const phone = `0937${String(networks).padStart(7, '0')}`;
  const person = { name: 'سارا احمدی', phone, role: 'parent' as const, school_title: '', city: 'تهران' };
  const body = { id, ...person, grade: null, plan_id: null, seats: 3, note: 'برای سه فرزند', consent: true as const };
  await world.services.preOrders.ofVisitor(body, `10.0.0.${networks}`);
  return { params: { id } };
}

const survey = {
  title: 'نظر شما',
  roles: ['TEACHER' as const],
  to: at(7),
  questions: [{ id: 'mood', kind: 'scale5' as const, text: 'چطور بود؟', required: true, options: [], show_if: null }],
};
async function madeSurvey(actor: Actor) {
  const id = randomUUID();
  await world.call(actor, admin.surveys.create, { body: { id, ...survey } });
  return { params: { id } };
}

const manager = () => ({ username: fresh('modir'), first_name: 'مریم', last_name: 'کریمی', phone: '09123456789' });
async function school(actor: Actor) {
  const body = { title: fresh('دبستان'), province_code: 'IR-23', manager: manager() };
  const made = (await world.call(actor, admin.schools.create, { body })).body;
  return { id: made.school_id, personId: made.manager.id };
}
async function organization(actor: Actor) {
  return (await world.call(actor, admin.organizations.create, { body: { title: fresh('سازمان') } })).body;
}

const settings: SiteSettings = {
  ...{ phone: '02191001234', email: null, address: null, social: [], seals: [] },
  ...{ seller_name: null, seller_code: null, tax_percent: null },
};

async function ownFactor(actor: Actor) {
  const { secret } = (await world.call(actor, secondFactor.begin, { body: { password } })).body;
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now().getTime() });
  return code;
}

/** A message of somebody to support, and the answer to it. */
async function conversation(actor: Actor) {
  const child = await makePerson(world, { role: 'STUDENT' });
  await world.call(child, chat.send, { body: { id: randomUUID(), message: 'سلام' } });
  const id = randomUUID();
  const params = { chatId: child.id };
  expect((await world.call(actor, chat.answer, { params, body: { id, message: 'سلام' } })).status).toBe(200);
  return { chatId: child.id, id };
}

const administrators: readonly Case[] = [
  [
    'admin.registrations.showPhone',
    'registration.show-phone',
    async () => {
      const given = await registration();
      return (actor) => world.call(actor, admin.registrations.showPhone, given);
    },
  ],
  [
    'admin.registrations.confirm',
    'registration.confirm',
    async () => {
      const given = await registration();
      return (actor) => world.call(actor, admin.registrations.confirm, { ...given, body: {} });
    },
  ],
  [
    'admin.registrations.refuse',
    'registration.refuse',
    async () => {
      const given = await registration();
      return (actor) => world.call(actor, admin.registrations.refuse, { ...given, body: { reason: 'مدرسه پیدا نشد' } });
    },
  ],
  [
    'admin.payments.refund',
    'payment.refund',
    async () => {
      const [student] = await makeStudents();
      const { id, authority } = await buy(student, await makePlan());
      world.bank.pay(authority);
      await verify(student, authority);
      return (actor) => world.call(actor, admin.payments.refund, { params: { id } });
    },
  ],
  [
    'admin.catalog.addPlan',
    'payment.add-plan',
    async () => {
      const plan = { id: randomUUID(), title: fresh('طرح'), description: 'برای تمرین', months: 1, price_rial: 10_000 };
      return (actor) => world.call(actor, admin.catalog.addPlan, { body: { ...plan, features: [] } });
    },
  ],
  [
    'admin.catalog.retirePlan',
    'payment.retire-plan',
    async () => {
      const id = await makePlan();
      return (actor) => world.call(actor, admin.catalog.retirePlan, { params: { id } });
    },
  ],
  [
    'admin.catalog.addCode',
    'payment.add-code',
    async () => {
      const body = { id: randomUUID(), code: fresh('CODE').toUpperCase().slice(0, 12), percent: 20, ends_at: at(7) };
      return (actor) => world.call(actor, admin.catalog.addCode, { body });
    },
  ],
  [
    'admin.visitorMessages.setState',
    'visitor-message.answer',
    async () => {
      const given = await visitorMessage();
      return (actor) => world.call(actor, admin.visitorMessages.setState, { ...given, body: { state: 'answered' } });
    },
  ],
  [
    'admin.visitorMessages.showPhone',
    'visitor-message.show-phone',
    async () => {
      const given = await visitorMessage();
      return (actor) => world.call(actor, admin.visitorMessages.showPhone, given);
    },
  ],
  [
    'admin.preOrders.change',
    'pre-order.contact',
    async () => {
      const given = await preOrder();
      const body = { event: 'contact' as const, from: 'requested' as const, note: '' };
      return (actor) => world.call(actor, admin.preOrders.change, { ...given, body });
    },
  ],
  [
    'admin.preOrders.showPhone',
    'pre-order.show-phone',
    async () => {
      const given = await preOrder();
      return (actor) => world.call(actor, admin.preOrders.showPhone, given);
    },
  ],
  [
    'admin.jobApplications.setState',
    'job-application.close',
    async () => {
      const given = await jobApplication();
      return (actor) => world.call(actor, admin.jobApplications.setState, { ...given, body: { state: 'closed' } });
    },
  ],
  [
    'admin.jobApplications.showPhone',
    'job-application.show-phone',
    async () => {
      const given = await jobApplication();
      return (actor) => world.call(actor, admin.jobApplications.showPhone, given);
    },
  ],
  [
    'admin.jobApplications.remove',
    'job-application.remove',
    async () => {
      const given = await jobApplication();
      return (actor) => world.call(actor, admin.jobApplications.remove, given);
    },
  ],
  [
    'admin.surveys.create',
    'survey.create',
    async () => (actor) => world.call(actor, admin.surveys.create, { body: { id: randomUUID(), ...survey } }),
  ],
  [
    'admin.surveys.change',
    'survey.change',
    async () => {
      const given = await madeSurvey(other);
      return (actor) => world.call(actor, admin.surveys.change, { ...given, body: { ...survey, title: 'نظر شما؟' } });
    },
  ],
  [
    'admin.surveys.open',
    'survey.open',
    async () => {
      const given = await madeSurvey(other);
      return (actor) => world.call(actor, admin.surveys.open, { ...given, body: {} });
    },
  ],
  [
    'admin.surveys.close',
    'survey.close',
    async () => {
      const given = await madeSurvey(other);
      await world.call(other, admin.surveys.open, { ...given, body: {} });
      return (actor) => world.call(actor, admin.surveys.close, given);
    },
  ],
  [
    'admin.erasure.ask',
    'person.ask-deletion',
    async () => {
      const { id: personId } = await withPhone();
      return (actor) => world.call(actor, admin.erasure.ask, { params: { personId } });
    },
  ],
  [
    'admin.erasure.takeBack',
    'person.keep-account',
    async () => {
      const { id: personId } = await withPhone();
      await world.call(other, admin.erasure.ask, { params: { personId } });
      return (actor) => world.call(actor, admin.erasure.takeBack, { params: { personId } });
    },
  ],
  [
    'admin.people.showPhone',
    'person.show-phone',
    async () => {
      const { id: personId } = await withPhone();
      return (actor) => world.call(actor, admin.people.showPhone, { params: { personId } });
    },
  ],
  [
    'admin.people.resetPassword',
    'person.reset-password',
    async () => {
      const { id: personId } = await withPhone();
      return (actor) => world.call(actor, admin.people.resetPassword, { params: { personId } });
    },
  ],
  [
    'admin.people.endSecondFactor',
    'second-factor.end',
    async () => {
      const person = await makePerson(world, { role: 'MANAGER', password });
      const code = await ownFactor(person);
      await world.call(person, secondFactor.confirm, { body: { code: code() } });
      return (actor) => world.call(actor, admin.people.endSecondFactor, { params: { personId: person.id } });
    },
  ],
  [
    'admin.people.setLock',
    'person.lock',
    async () => {
      const { id: personId } = await withPhone();
      return (actor) => world.call(actor, admin.people.setLock, { params: { personId }, body: { is_locked: true } });
    },
  ],
  [
    'admin.schools.create',
    'school.create',
    async () => (actor) =>
      world.call(actor, admin.schools.create, {
        body: { title: fresh('دبستان'), province_code: 'IR-23', manager: manager() },
      }),
  ],
  [
    'admin.schools.change',
    'school.change',
    async () => {
      const { id } = await school(other);
      return (actor) => world.call(actor, admin.schools.change, { params: { id }, body: { has_quizzes: false } });
    },
  ],
  [
    'admin.schools.addManager',
    'person.create',
    async () => {
      const { id } = await school(other);
      return (actor) => world.call(actor, admin.schools.addManager, { params: { id }, body: manager() });
    },
  ],
  [
    'admin.schools.removeManager',
    'person.leave',
    async () => {
      const params = await school(other);
      return (actor) => world.call(actor, admin.schools.removeManager, { params });
    },
  ],
  [
    'admin.organizations.create',
    'organization.create',
    async () => (actor) => world.call(actor, admin.organizations.create, { body: { title: fresh('سازمان') } }),
  ],
  [
    'admin.organizations.addManager',
    'person.create',
    async () => {
      const { id } = await organization(other);
      return (actor) => world.call(actor, admin.organizations.addManager, { params: { id }, body: manager() });
    },
  ],
  [
    'admin.organizations.removeManager',
    'person.leave',
    async () => {
      const { id } = await organization(other);
      const added = (await world.call(other, admin.organizations.addManager, { params: { id }, body: manager() })).body;
      const params = { id, personId: added.id };
      return (actor) => world.call(actor, admin.organizations.removeManager, { params });
    },
  ],
  [
    'admin.siteSettings.save',
    'site.settings',
    async () => (actor) => world.call(actor, admin.siteSettings.save, { body: settings }),
  ],
  [
    'admin.webinars.create',
    'webinar.create',
    async () => (actor) => world.call(actor, admin.webinars.create, { body: webinarOf(world) }),
  ],
  [
    'admin.webinars.change',
    'webinar.change',
    async () => {
      const webinar = webinarOf(world);
      const { id, ...body } = webinar;
      await world.call(other, admin.webinars.create, { body: webinar });
      return (actor) =>
        world.call(actor, admin.webinars.change, { params: { id }, body: { ...body, title: 'عنوان دیگر' } });
    },
  ],
  [
    'admin.webinars.remove',
    'webinar.remove',
    async () => {
      const webinar = webinarOf(world);
      await world.call(other, admin.webinars.create, { body: webinar });
      return (actor) => world.call(actor, admin.webinars.remove, { params: { id: webinar.id } });
    },
  ],
  [
    'admin.partners.create',
    'partner.create',
    async () => (actor) =>
      world.call(actor, admin.partners.create, { body: { id: randomUUID(), name: 'آفتاب', picture: null } }),
  ],
  [
    'admin.partners.change',
    'partner.change',
    async () => {
      const id = randomUUID();
      await world.call(other, admin.partners.create, { body: { id, name: 'باران', picture: null } });
      const body = { name: 'باران بهار', picture: null };
      return (actor) => world.call(actor, admin.partners.change, { params: { id }, body });
    },
  ],
  [
    'admin.partners.order',
    'partner.order',
    async () => {
      const id = randomUUID();
      await world.call(other, admin.partners.create, { body: { id, name: 'دریا', picture: null } });
      const ids = (await world.call(other, admin.partners.list, {})).body.map((partner) => partner.id);
      return (actor) =>
        world.call(actor, admin.partners.order, { body: { ids: [id, ...ids.filter((each) => each !== id)] } });
    },
  ],
  [
    'admin.partners.remove',
    'partner.remove',
    async () => {
      const id = randomUUID();
      await world.call(other, admin.partners.create, { body: { id, name: 'نرگس', picture: null } });
      return (actor) => world.call(actor, admin.partners.remove, { params: { id } });
    },
  ],
  [
    'chat.editAnswer',
    'chat.edit',
    async () => {
      const { chatId, id: messageId } = await conversation(other);
      return (actor) =>
        world.call(actor, chat.editAnswer, { params: { chatId, messageId }, body: { message: 'درود' } });
    },
  ],
  [
    'chat.editAnswerById',
    'chat.edit',
    async () => {
      const { chatId, id } = await conversation(other);
      return (actor) => world.call(actor, chat.editAnswerById, { params: { chatId }, body: { id, text: 'درود' } });
    },
  ],
  [
    'chat.removeAnswer',
    'chat.delete',
    async () => {
      const { chatId, id: messageId } = await conversation(other);
      return (actor) => world.call(actor, chat.removeAnswer, { params: { chatId, messageId } });
    },
  ],
  [
    'chat.removeAnswerById',
    'chat.delete',
    async () => {
      const { chatId, id } = await conversation(other);
      return (actor) => world.call(actor, chat.removeAnswerById, { params: { chatId }, query: { id } });
    },
  ],
];

/** Of a manager: each case makes a school of its own, so that the actor is made with it. */
type Own = readonly [call: string, action: string, act: () => Promise<readonly [Actor, Reply]>];
const person = { firstName: 'سارا', lastName: 'کریمی', gender: 'FEMALE' as const, phone: null };
const by = async <T extends { manager: Actor }>(given: T, act: (given: T) => Promise<Reply>) =>
  [given.manager, await act(given)] as const;
const teaching = async () => {
  const given = await managed();
  const { person_id: teacherId } = await addRosterTeacher(world, given.manager, 'مرادی');
  const body = { teachingId: randomUUID(), teacherId, role: 'co' as const, fromAt: null, toAt: null };
  const assign = () => world.call(given.manager, rosterCalls.assignTeacher, { params: { id: given.classId }, body });
  return { ...given, assign, params: { id: given.classId, teachingId: body.teachingId } };
};
const begun = async () => {
  world.setNow(FIRST_DAY);
  const given = await managed();
  const body = { id: randomUUID(), fromTitle: '1405-1406', teachers: 'none' as const, classes: [] };
  world.setNow('2027-09-25T08:00:00Z');
  return { ...given, id: body.id, begin: () => world.call(given.manager, rosterCalls.beginYear, { body }) };
};

const managers: readonly Own[] = [
  [
    'school.dashboard.setGamification',
    'school.gamification',
    async () =>
      by(await managed(), ({ manager: actor }) =>
        world.call(actor, contract.school.dashboard.setGamification, { body: { status: false } }),
      ),
  ],
  [
    'school.organization.showNames',
    'school.names-shown',
    async () =>
      by(await managed(), ({ manager: actor }) =>
        world.call(actor, contract.school.organization.showNames, { body: { status: true } }),
      ),
  ],
  [
    'school.roster.createClass',
    'class.create',
    async () =>
      by(await managed(), ({ manager: actor }) =>
        world.call(actor, rosterCalls.createClass, { body: { id: randomUUID(), title: 'ششم الف', grade: 6 } }),
      ),
  ],
  [
    'school.roster.renameClass',
    'class.rename',
    async () =>
      by(await managed(), ({ manager: actor, classId: id }) =>
        world.call(actor, rosterCalls.renameClass, { params: { id }, body: { title: 'پنجم ب' } }),
      ),
  ],
  [
    'school.roster.removeClass',
    'class.remove',
    async () =>
      by(await managed(), async ({ manager: actor }) => {
        const id = await makeClass(world, actor, 'پنجم ج', 5);
        return world.call(actor, rosterCalls.removeClass, { params: { id } });
      }),
  ],
  [
    'school.roster.setUsernamePrefix',
    'school.username-prefix',
    async () =>
      by(await managed(), ({ manager: actor }) =>
        world.call(actor, rosterCalls.setUsernamePrefix, { body: { prefix: 'audited' } }),
      ),
  ],
  [
    'school.roster.addStudent',
    'person.create',
    async () =>
      by(await managed(), ({ manager: actor, classId: id }) =>
        world.call(actor, rosterCalls.addStudent, {
          params: { id },
          body: { studentId: randomUUID(), ...person, registrationCode: null },
        }),
      ),
  ],
  [
    'school.roster.updateStudent',
    'person.update',
    async () =>
      by(await managed(), ({ manager: actor, kept }) =>
        world.call(actor, rosterCalls.updateStudent, {
          params: { studentId: kept.id },
          body: { firstName: 'سارا', lastName: 'مرادی' },
        }),
      ),
  ],
  [
    'school.roster.moveStudent',
    'student.move',
    async () =>
      by(await managed(), async ({ manager: actor, kept }) => {
        const classId = await makeClass(world, actor, 'پنجم د', 5);
        return world.call(actor, rosterCalls.moveStudent, { params: { studentId: kept.id }, body: { classId } });
      }),
  ],
  [
    'school.roster.withdrawStudent',
    'student.withdraw',
    async () =>
      by(await managed(), ({ manager: actor, kept }) =>
        world.call(actor, rosterCalls.withdrawStudent, { params: { studentId: kept.id } }),
      ),
  ],
  [
    'school.roster.mergeStudent',
    'student.merge',
    async () =>
      by(await managed(), ({ manager: actor, kept, given }) =>
        world.call(actor, rosterCalls.mergeStudent, {
          params: { studentId: kept.id },
          body: { sourceId: given.id, dryRun: false },
        }),
      ),
  ],
  [
    'school.roster.addTeacher',
    'person.create',
    async () =>
      by(await managed(), ({ manager: actor }) =>
        world.call(actor, rosterCalls.addTeacher, { body: { teacherId: randomUUID(), ...person } }),
      ),
  ],
  [
    'school.roster.updateTeacher',
    'person.update',
    async () =>
      by(await managed(), ({ manager: actor, teacherId }) =>
        world.call(actor, rosterCalls.updateTeacher, { params: { teacherId }, body: { lastName: 'مرادی' } }),
      ),
  ],
  [
    'school.roster.withdrawTeacher',
    'teacher.withdraw',
    async () =>
      by(await managed(), ({ manager: actor, teacherId }) =>
        world.call(actor, rosterCalls.withdrawTeacher, { params: { teacherId } }),
      ),
  ],
  ['school.roster.assignTeacher', 'class.assign-teacher', async () => by(await teaching(), ({ assign }) => assign())],
  [
    'school.roster.changeTeaching',
    'class.change-teaching',
    async () =>
      by(await teaching(), async ({ manager: actor, assign, params }) => {
        await assign();
        return world.call(actor, rosterCalls.changeTeaching, { params, body: { toAt: at(7) } });
      }),
  ],
  [
    'school.roster.endTeaching',
    'class.end-teaching',
    async () =>
      by(await teaching(), async ({ manager: actor, assign, params }) => {
        await assign();
        return world.call(actor, rosterCalls.endTeaching, { params });
      }),
  ],
  [
    'school.roster.resetPassword',
    'person.reset-password',
    async () =>
      by(await managed(), ({ manager: actor, kept }) =>
        world.call(actor, rosterCalls.resetPassword, { params: { personId: kept.id } }),
      ),
  ],
  [
    'school.roster.makeCards',
    'person.reset-password',
    async () =>
      by(await managed(), ({ manager: actor, classId: id, kept }) =>
        world.call(actor, rosterCalls.makeCards, { params: { id }, body: { studentIds: [kept.id] } }),
      ),
  ],
  [
    'school.roster.confirmImport',
    'roster.import',
    async () =>
      by(await managed(), async ({ manager: actor }) => {
        const headings = ['نام', 'نام خانوادگی', 'کلاس', 'پایه'];
        const file = await writeXlsx([{ title: 'فهرست', headings, rows: [['آوا', 'نوری', 'سوم الف', 3]] }]);
        const importId = randomUUID();
        const body = {
          id: importId,
          kind: 'students' as const,
          fileName: 'فهرست.xlsx',
          content: file.toString('base64'),
        };
        await world.call(actor, rosterCalls.uploadImport, { body });
        return world.call(actor, rosterCalls.confirmImport, { params: { importId }, query: { 'except[]': [] } });
      }),
  ],
  [
    'school.homework.remove',
    'homework.remove',
    async () =>
      by(await managed(), async ({ manager: actor, classroom }) =>
        world.call(actor, contract.school.homework.remove, { params: { id: await setHomework(world, classroom) } }),
      ),
  ],
  [
    'school.homework.restore',
    'homework.restore',
    async () =>
      by(await managed(), async ({ manager: actor, classroom }) => {
        const params = { id: await setHomework(world, classroom) };
        await world.call(actor, contract.school.homework.remove, { params });
        return world.call(actor, contract.school.homework.restore, { params });
      }),
  ],
  [
    'school.look.save',
    'school.look',
    async () =>
      by(await managed(), ({ manager: actor }) =>
        world.call(actor, contract.school.look.save, { body: { color: '#0a7d4f', logo: null, dark_logo: null } }),
      ),
  ],
  [
    'school.erasure.ask',
    'person.ask-deletion',
    async () =>
      by(await managed(), ({ manager: actor, kept }) =>
        world.call(actor, contract.school.erasure.ask, { params: { personId: kept.id } }),
      ),
  ],
  [
    'school.erasure.takeBack',
    'person.keep-account',
    async () =>
      by(await managed(), async ({ manager: actor, kept }) => {
        await world.call(actor, contract.school.erasure.ask, { params: { personId: kept.id } });
        return world.call(actor, contract.school.erasure.takeBack, { params: { personId: kept.id } });
      }),
  ],
  [
    'secondFactor.begin',
    'second-factor.begin',
    async () =>
      by({ manager: await makePerson(world, { role: 'MANAGER', password }) }, ({ manager: actor }) =>
        world.call(actor, secondFactor.begin, { body: { password } }),
      ),
  ],
  [
    'secondFactor.confirm',
    'second-factor.confirm',
    async () =>
      by({ manager: await makePerson(world, { role: 'MANAGER', password }) }, async ({ manager: actor }) => {
        const code = await ownFactor(actor);
        return world.call(actor, secondFactor.confirm, { body: { code: code() } });
      }),
  ],
  [
    'secondFactor.end',
    'second-factor.end',
    async () =>
      by({ manager: await makePerson(world, { role: 'MANAGER', password }) }, async ({ manager: actor }) => {
        const code = await ownFactor(actor);
        await world.call(actor, secondFactor.confirm, { body: { code: code() } });
        world.pass({ seconds: 60 });
        return world.call(actor, secondFactor.end, { body: { password, code: code() } });
      }),
  ],
  [
    'account.setPicture',
    'person.picture',
    async () =>
      by(await managed(), async ({ manager: actor }) => {
        const image_id = await uploadPicture(world, actor);
        return world.call(actor, contract.account.setPicture, { body: { image_id } });
      }),
  ],
  [
    'account.removePicture',
    'person.picture',
    async () =>
      by(await managed(), async ({ manager: actor }) => {
        const image_id = await uploadPicture(world, actor);
        await world.call(actor, contract.account.setPicture, { body: { image_id } });
        return world.call(actor, contract.account.removePicture, {});
      }),
  ],
  [
    'chat.edit',
    'chat.edit',
    async () =>
      by({ ...(await managed()), messageId: randomUUID() }, async ({ manager: actor, messageId }) => {
        await world.call(actor, chat.send, { body: { id: messageId, message: 'سلام' } });
        return world.call(actor, chat.edit, { params: { messageId }, body: { message: 'درود' } });
      }),
  ],
  [
    'chat.remove',
    'chat.delete',
    async () =>
      by({ ...(await managed()), messageId: randomUUID() }, async ({ manager: actor, messageId }) => {
        await world.call(actor, chat.send, { body: { id: messageId, message: 'سلام' } });
        return world.call(actor, chat.remove, { params: { messageId } });
      }),
  ],
  ['school.roster.beginYear', 'school-year.begin', async () => by(await begun(), ({ begin }) => begin())],
  [
    'school.roster.undoYear',
    'school-year.undo',
    async () =>
      by(await begun(), async ({ manager: actor, id: rolloverId, begin }) => {
        await begin();
        return world.call(actor, rosterCalls.undoYear, { params: { rolloverId } });
      }),
  ],
];

/** Events that name nothing beside who and where: of the site or a school as a whole, of a message, of what is there no more. */
const OF_NOTHING_NAMED: readonly string[] = [
  ...['site.settings', 'partner.order', 'school-year.begin', 'school-year.undo', 'roster.import'],
  ...['chat.edit', 'chat.delete', 'job-application.remove'],
];

/** Who did it leaves this event, and who reads the log sees of what. */
async function expectNoted(actor: Actor, action: string): Promise<void> {
  const { items } = (await world.call(other, admin.audit.list, { query: { person_id: actor.id, size: 100 } })).body;
  const event = items.find((each) => each.action === action && each.actor.id === actor.id);
  expect(items.map((each) => each.action)).toContain(action);
  if (!OF_NOTHING_NAMED.includes(action)) expect(event?.target?.name, `${action} says of what`).toMatch(/./);
}

describe.each(administrators)('%s', (_, action, make) => {
  test(`leaves ${action}`, async () => {
    const act = await make();
    const actor = await makePerson(world, { role: 'SYS_ADMIN' });
    const reply = await act(actor);
    expect(reply.status, JSON.stringify(reply.refusal)).toBeLessThan(300);
    await expectNoted(actor, action);
  });
});

describe.each(managers)('%s', (_, action, act) => {
  test(`leaves ${action}`, async () => {
    const [actor, reply] = await act();
    expect(reply.status, JSON.stringify(reply.refusal)).toBeLessThan(300);
    await expectNoted(actor, action);
  });
});

test('an organization that switches the rewards of a school is noted', async () => {
  const organizationId = await world.services.roster.addOrganization(fresh('سازمان'));
  const actor = await makePerson(world, { role: 'ORGANIZATION', organizationId });
  const schoolId = await world.services.roster.addSchool({
    title: fresh('دبستان'),
    provinceCode: 'IR-23',
    organizationId,
  });
  const call = contract.organization.reports.setGamification;
  expect((await world.call(actor, call, { params: { schoolId }, body: { status: false } })).status).toBe(200);
  await expectNoted(actor, 'school.gamification');
});

test('every write of those who look after others is tried here, or said why it leaves no event', () => {
  const writers = ['school', 'organization', 'admin'];
  const writes = calls.filter(
    ([, { method, access }]) =>
      method !== 'GET' && typeof access !== 'string' && access.some((role) => writers.includes(role)),
  );
  const tried = [...administrators, ...managers].map(([call]) => call);
  const known = [...tried, 'organization.reports.setGamification', ...Object.keys(NOT_NOTED)];
  expect(writes.map(([call]) => call).filter((call) => !known.includes(call))).toEqual([]);
});
