import { randomInt } from 'node:crypto';
import type { Contract, ParsedOf, SignInCardSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { account } from '../../platform/db/schema/index.ts';
import { sealedPhone } from '../../platform/security/phone-cipher.ts';
import {
  closeAccounts,
  insertAccounts,
  type PersonFields,
  readPerson,
  replacePasswords,
  requireFreeCode,
} from './accounts.ts';
import { joinClass, leaveClass } from './enrolment.ts';
import {
  findStudents,
  noSuchStudent,
  type RosterStudent,
  type RosterTeacher,
  requireClass,
  requireOpenClass,
  requireStudent,
  requireTeacher,
} from './queries.ts';
import { changeRoster } from './school-lock.ts';
import { nextUsernames } from './usernames.ts';

const CONSONANTS = 'bdfghjkmnprstvz';
const VOWELS = 'aeiou';

const pick = (letters: string) => letters[randomInt(letters.length)] ?? '';
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/**
 * A first password: random, and easy to read from a card. Children get eight digits, which they find on a Persian and on a Latin
 * keyboard alike (digits are folded before hashing) and can type before they have learned Latin letters; teachers get
 * syllables and digits.
 */
export function makeFirstPassword(role: 'STUDENT' | 'TEACHER'): string {
  if (role === 'STUDENT') return digits(8);
  const word = () => `${pick(CONSONANTS)}${pick(VOWELS)}${pick(CONSONANTS)}${pick(VOWELS)}`;
  return `${word()}-${word()}-${digits(3)}`;
}

type Calls = Contract['school']['roster'];
type Body<Name extends keyof Calls> = ParsedOf<Calls[Name]>['body'];
export type SignInCard = InferOutput<typeof SignInCardSchema>;

const PersonRow = v.object({
  id: v.string(),
  role: v.picklist(['STUDENT', 'TEACHER']),
  first_name: v.string(),
  last_name: v.string(),
  username: v.string(),
  class_title: v.nullable(v.string()),
});
type PersonRow = v.InferOutput<typeof PersonRow>;

const KnownCardRow = v.object({ schoolId: v.string() });

const OpenRow = v.object({ isOpen: v.boolean() });

/** Children and teachers of the manager's school. */
export function rosterPeopleService(context: Context) {
  const { db, clock, passwords, phones } = context;

  const findPeople = ({ query }: Session, schoolId: string, ids: readonly string[]): Promise<PersonRow[]> =>
    query(
      PersonRow,
      sql`
      select a.id, a.role, a.first_name, a.last_name, a.username, (
        select c.title from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
        where e.school_id = ${schoolId} and e.student_id = a.id and e.state = 'active' limit 1) as class_title
      from account a
      where a.school_id = ${schoolId} and a.role in ('STUDENT', 'TEACHER') and a.id = any(${sql.param([...ids])}::uuid[])`,
    );

  const cardOf = ({ id, role: _, ...person }: PersonRow, password: string | null): SignInCard => ({
    person_id: id,
    ...person,
    password,
  });

  /** An account of the school that was made before with this id: a repeated request gets its card without a password. */
  async function knownCard(tx: Session, schoolId: string, id: string): Promise<SignInCard | null> {
    const [known] = await tx.query(
      KnownCardRow,
      sql`
      select school_id as "schoolId" from account where id = ${id}`,
    );
    if (!known) return null;
    const [person] = await findPeople(tx, schoolId, [id]);
    if (!person) throw notFound('چنین شخصی پیدا نشد.');
    return cardOf(person, null);
  }

  async function addPerson(
    tx: Session,
    actor: Actor,
    role: 'STUDENT' | 'TEACHER',
    person: { readonly id: string; readonly passwordHash: string; readonly fields: PersonFields },
  ): Promise<void> {
    const { schoolId } = actor;
    const now = clock();
    const { id, passwordHash, fields } = person;
    await requireFreeCode(tx, schoolId, fields.registrationCode, id);
    const [username = ''] = await nextUsernames(tx, schoolId, 1);
    await insertAccounts(tx, phones, schoolId, role, [{ id, username, passwordHash, ...fields }], now);
    await recordAudit(tx, now, originOf(actor.id), {
      action: 'person.create',
      target: id,
      schoolId,
      after: { role },
    });
  }

  async function updatePerson(tx: Session, actor: Actor, id: string, fields: Partial<PersonFields>): Promise<void> {
    if (Object.keys(fields).length === 0) return;
    const phone = fields.phone === undefined ? {} : sealedPhone(phones, fields.phone);
    await tx.orm
      .update(account)
      .set({ ...fields, ...phone })
      .where(sql`id = ${id} and school_id = ${actor.schoolId}`);
    await recordAudit(tx, clock(), originOf(actor.id), {
      action: 'person.update',
      target: id,
      schoolId: actor.schoolId,
      after: { fields: Object.keys(fields) },
    });
  }

  /** New first passwords for these people, all or none, each shown in the reply alone. */
  async function replaceWithCards(
    actor: Actor,
    ids: readonly string[],
    check: (session: Session, people: readonly PersonRow[]) => Promise<void>,
  ): Promise<SignInCard[]> {
    const { schoolId } = actor;
    const people = await findPeople(db, schoolId, ids);
    await check(db, people);
    const made = await Promise.all(
      people.map(async ({ id, role }) => {
        const password = makeFirstPassword(role);
        return { id, password, passwordHash: await passwords.hash(password) };
      }),
    );
    return changeRoster(context, schoolId, async (tx) => {
      const now = clock();
      await check(tx, people);
      await replacePasswords(tx, schoolId, made, now);
      for (const { id } of made) {
        await recordAudit(tx, now, originOf(actor.id), { action: 'person.reset-password', target: id, schoolId });
      }
      const secrets = new Map(made.map(({ id, password }) => [id, password]));
      return people.map((person) => cardOf(person, secrets.get(person.id) ?? null));
    });
  }

  return {
    addStudent: async (actor: Actor, classId: string, body: Body<'addStudent'>): Promise<SignInCard> => {
      const { schoolId } = actor;
      await requireOpenClass(db, schoolId, classId);
      const { studentId: id, ...given } = body;
      const fields = readPerson(given) as PersonFields;
      const password = makeFirstPassword('STUDENT');
      const passwordHash = await passwords.hash(password);
      return changeRoster(context, schoolId, async (tx) => {
        await requireOpenClass(tx, schoolId, classId);
        const known = await knownCard(tx, schoolId, id);
        if (known) return known;
        await addPerson(tx, actor, 'STUDENT', { id, passwordHash, fields });
        await joinClass(context, tx, { schoolId, studentIds: [id] }, classId, clock());
        const [person] = await findPeople(tx, schoolId, [id]);
        if (!person) throw noSuchStudent();
        return cardOf(person, password);
      });
    },

    updateStudent: (actor: Actor, studentId: string, body: Body<'updateStudent'>): Promise<RosterStudent> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        await requireStudent(tx, actor.schoolId, studentId);
        const fields = readPerson(body);
        await requireFreeCode(tx, actor.schoolId, fields.registrationCode, studentId);
        await updatePerson(tx, actor, studentId, fields);
        return requireStudent(tx, actor.schoolId, studentId);
      }),

    moveStudent: (actor: Actor, studentId: string, { classId }: Body<'moveStudent'>): Promise<RosterStudent> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const now = clock();
        const student = await requireStudent(tx, schoolId, studentId);
        await requireOpenClass(tx, schoolId, classId);
        if (student.class_id === classId) return student;
        const stay = { schoolId, studentIds: [studentId] };
        await leaveClass(context, tx, stay, 'transferred', now);
        await joinClass(context, tx, stay, classId, now);
        await tx.execute(sql`
          update account set archived_at = null
          where id = ${studentId} and school_id = ${schoolId} and archived_at is not null`);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'student.move',
          target: studentId,
          schoolId,
          before: { classId: student.class_id },
          after: { classId },
        });
        return requireStudent(tx, schoolId, studentId);
      }),

    withdrawStudent: (actor: Actor, studentId: string): Promise<{ ok: true }> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const now = clock();
        const student = await requireStudent(tx, schoolId, studentId);
        const [open] = await tx.query(
          OpenRow,
          sql`
          select archived_at is null as "isOpen" from account where id = ${studentId}`,
        );
        if (open?.isOpen !== true) return { ok: true };
        await leaveClass(context, tx, { schoolId, studentIds: [studentId] }, 'left', now);
        await closeAccounts(tx, [studentId], now);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'student.withdraw',
          target: studentId,
          schoolId,
          before: { classId: student.class_id },
        });
        return { ok: true };
      }),

    addTeacher: async (actor: Actor, body: Body<'addTeacher'>): Promise<SignInCard> => {
      const { schoolId } = actor;
      const { teacherId: id, ...given } = body;
      const fields = { ...readPerson(given), registrationCode: null } as PersonFields;
      const password = makeFirstPassword('TEACHER');
      const passwordHash = await passwords.hash(password);
      return changeRoster(context, schoolId, async (tx) => {
        const known = await knownCard(tx, schoolId, id);
        if (known) return known;
        await addPerson(tx, actor, 'TEACHER', { id, passwordHash, fields });
        const [person] = await findPeople(tx, schoolId, [id]);
        if (!person) throw notFound('این معلم پیدا نشد.');
        return cardOf(person, password);
      });
    },

    updateTeacher: (actor: Actor, teacherId: string, body: Body<'updateTeacher'>): Promise<RosterTeacher> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        await requireTeacher(tx, actor.schoolId, teacherId, clock());
        await updatePerson(tx, actor, teacherId, readPerson(body));
        return requireTeacher(tx, actor.schoolId, teacherId, clock());
      }),

    withdrawTeacher: (actor: Actor, teacherId: string): Promise<{ ok: true }> =>
      changeRoster(context, actor.schoolId, async (tx) => {
        const { schoolId } = actor;
        const now = clock();
        const [row] = await tx.query(
          OpenRow,
          sql`
          select archived_at is null as "isOpen" from account
          where id = ${teacherId} and school_id = ${schoolId} and role = 'TEACHER'`,
        );
        if (!row) throw notFound('این معلم پیدا نشد.');
        if (!row.isOpen) return { ok: true };
        const at = sql`${now.toISOString()}::timestamptz`;
        await tx.execute(sql`
          update class_teacher set to_at = greatest(from_at, ${at})
          where school_id = ${schoolId} and teacher_id = ${teacherId} and (to_at is null or to_at > ${at})`);
        await closeAccounts(tx, [teacherId], now);
        await recordAudit(tx, now, originOf(actor.id), { action: 'teacher.withdraw', target: teacherId, schoolId });
        return { ok: true };
      }),

    resetPassword: async (actor: Actor, personId: string): Promise<SignInCard> => {
      const [card] = await replaceWithCards(actor, [personId], async (_session, people) => {
        if (people.length === 0) throw notFound('چنین شخصی پیدا نشد.');
      });
      if (!card) throw notFound('چنین شخصی پیدا نشد.');
      return card;
    },

    makeCards: (actor: Actor, classId: string, { studentIds }: Body<'makeCards'>): Promise<SignInCard[]> => {
      const wanted = new Set(studentIds);
      return replaceWithCards(actor, [...wanted], async (session) => {
        await requireClass(session, actor.schoolId, classId);
        const inClass = await findStudents(
          session,
          actor.schoolId,
          sql`e.class_id = ${classId} and a.id = any(${sql.param([...wanted])}::uuid[])`,
        );
        if (inClass.length < wanted.size) throw noSuchStudent();
        await requireOpenClass(session, actor.schoolId, classId);
      });
    },
  };
}
