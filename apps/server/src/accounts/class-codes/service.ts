import { randomInt } from 'node:crypto';
import type { ClassCodeSchema, Contract, ResponseOf } from '@mashq/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { AccountCache } from '../../auth/account-cache.ts';
import { makeSignInLimits } from '../../auth/sign-in-limits.ts';
import { holdPayments, movePayments } from '../../payments/move-payments.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import { skillMastery } from '../../platform/db/schema/index.ts';
import { makeAttemptCounters } from '../../platform/security/attempt-counters.ts';
import { findClasses, teachesClass } from '../../school/find-classes.ts';
import { rosterService } from '../../school/roster.ts';
import { classOfCode } from './class-of-code.ts';

type ClassCode = InferOutput<typeof ClassCodeSchema>;
type Joined = ResponseOf<Contract['member']['classroom']['join']>;

const newCode = () => String(randomInt(10 ** 9)).padStart(9, '0');

/** Takes a child without a school into one: what it has learned and bought goes with it, what it did stays in its old tenant. */
async function moveIntoSchool(session: Session, { id, schoolId: from }: Actor, to: string, now: Date): Promise<void> {
  const { orm, execute } = session;
  await execute(sql`
    update enrolment set state = 'left', to_at = greatest(from_at, ${now.toISOString()}::timestamptz)
    where school_id = ${from} and student_id = ${id} and state = 'active'`);
  const learned = await orm
    .delete(skillMastery)
    .where(and(eq(skillMastery.schoolId, from), eq(skillMastery.studentId, id)))
    .returning();
  if (learned.length > 0) await orm.insert(skillMastery).values(learned.map((row) => ({ ...row, schoolId: to })));
  await movePayments(session, { id, schoolId: from }, to);
  await execute(sql`update account set school_id = ${to}, is_individual_customer = false where id = ${id}`);
  await execute(sql`
    update school set archived_at = ${now.toISOString()}::timestamptz where id = ${from} and kind = 'personal'`);
}

const ReadRow = v.object({ code: v.string() });

const PersonRow = v.object({ isIndividual: v.boolean(), schoolId: v.string() });

/** Codes of classes: teachers make and take them back, children join by them. */
export function classCodeService(context: Context, accounts: AccountCache) {
  const { db, clock } = context;
  const limits = makeSignInLimits(makeAttemptCounters(context));

  async function countOf(session: Session, actor: Actor, classId: string): Promise<number> {
    const [found] = await findClasses(session, sql`${teachesClass(actor, clock())} and c.id = ${classId}`);
    if (!found) throw notFound('این کلاس پیدا نشد.');
    return found.students_count;
  }

  async function read(actor: Actor, classId: string): Promise<ClassCode> {
    const students = await countOf(db, actor, classId);
    const [row] = await db.query(
      ReadRow,
      sql`
      select code from class_code where school_id = ${actor.schoolId} and class_id = ${classId}`,
    );
    return { code: row?.code ?? null, students_count: students };
  }

  return {
    read,

    make: async (actor: Actor, classId: string): Promise<ClassCode> => {
      await db.transaction(async (session) => {
        await countOf(session, actor, classId);
        // Two teachers of a class who ask at once get the same code.
        await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`class-code ${classId}`}, 0))`);
        const made = await session.execute(sql`
          insert into class_code (code, school_id, class_id, created_by, created_at)
          select ${newCode()}, ${actor.schoolId}::uuid, ${classId}::uuid, ${actor.id}::uuid,
            ${clock().toISOString()}::timestamptz
          where not exists (
            select from class_code where school_id = ${actor.schoolId} and class_id = ${classId})
          returning 1 as one`);
        if (made.length === 0) return;
        const entry = { action: 'class-code.make', target: classId, schoolId: actor.schoolId } as const;
        await recordAudit(session, clock(), originOf(actor.id), entry);
      });
      return read(actor, classId);
    },

    revoke: async (actor: Actor, classId: string): Promise<ClassCode> => {
      await countOf(db, actor, classId);
      const revoked = await db.execute(sql`
        delete from class_code where school_id = ${actor.schoolId} and class_id = ${classId} returning 1 as one`);
      if (revoked.length > 0) {
        const entry = { action: 'class-code.revoke', target: classId, schoolId: actor.schoolId } as const;
        await recordAudit(db, clock(), originOf(actor.id), entry);
      }
      return read(actor, classId);
    },

    /** A child who is in the class already stays in it. */
    join: async (actor: Actor, typed: string): Promise<Joined> => {
      await limits.classCode(actor.id);
      const found = await classOfCode(db, typed);
      const { schoolId, classId, title, schoolName } = found;
      const now = clock();
      await db.transaction(async (session) => {
        if (actor.schoolId !== schoolId) await holdPayments(session, actor);
        const [person] = await session.query(
          PersonRow,
          sql`
          select is_individual_customer as "isIndividual", school_id as "schoolId" from account
          where id = ${actor.id} for update`,
        );
        if (person && person.schoolId !== schoolId) {
          if (!person.isIndividual) {
            throw conflict('other-school', 'این کد از مدرسهٔ دیگری است. از مدرسه‌ات بخواه تو را جابه‌جا کند.');
          }
          await moveIntoSchool(session, { ...actor, schoolId: person.schoolId }, schoolId, now);
        }
        const there = await session.execute(sql`
          select 1 as one from enrolment
          where school_id = ${schoolId} and class_id = ${classId} and student_id = ${actor.id} and state = 'active'`);
        if (there.length > 0) return;
        const own = { ...context, db: nestedTransaction(db.engine, session) };
        await rosterService(own).enrol(classId, [actor.id]);
        const entry = { action: 'person.join-class', target: actor.id, schoolId, after: { classId } } as const;
        await recordAudit(session, now, originOf(actor.id), entry);
      });
      accounts.forget(actor.id);
      return { class_id: classId, title, school_name: schoolName };
    },
  };
}
