import type { ErasureProofSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { conflict, notFound } from '../../platform/app-error.ts';
import { type Origin, recordAudit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { deletedKinds } from '../../platform/privacy/document.ts';

export type ErasureProof = InferOutput<typeof ErasureProofSchema>;

const DAY_MS = 24 * 60 * 60_000;
/** Between asking for deletion and the deletion: enough to change one's mind, or to notice that somebody else asked. */
export const DELETION_DELAY_MS = 14 * DAY_MS;

const PersonRow = v.object({ id: v.string(), schoolId: v.string(), dueAt: v.nullable(v.date()) });
type PersonRow = v.InferOutput<typeof PersonRow>;

const EventRow = v.object({ id: v.string(), at: v.date(), actor: v.string(), action: v.string() });

/** Asks for the deletion of an account; asked again, the first date stays. True if it was not asked for before. */
export async function requestDeletion(session: Session, now: Date, origin: Origin, { id, schoolId }: Person) {
  const due = new Date(now.getTime() + DELETION_DELAY_MS).toISOString();
  const asked = await session.execute(sql`
    update account set deletion_due_at = ${due}::timestamptz where id = ${id} and deletion_due_at is null returning 1 as one`);
  if (asked.length === 0) return;
  await recordAudit(session, now, origin, { action: 'person.ask-deletion', target: id, schoolId, after: { due } });
}

/** Takes the request back; nothing where there is none. */
export async function withdrawDeletion(session: Session, now: Date, origin: Origin, { id, schoolId }: Person) {
  const kept = await session.execute(sql`
    update account set deletion_due_at = null where id = ${id} and deletion_due_at is not null returning 1 as one`);
  if (kept.length === 0) return;
  await recordAudit(session, now, origin, { action: 'person.keep-account', target: id, schoolId });
}

interface Person {
  readonly id: string;
  readonly schoolId: string;
}

/** The deletion of somebody else's account. Who may ask is the caller's rule: `whose` is a condition on `account a`. */
export function deletionService({ db, clock }: Context) {
  const noSuchPerson = () => notFound('چنین شخصی پیدا نشد.');

  async function find({ query }: Session, whose: SQL): Promise<PersonRow> {
    const [person] = await query(
      PersonRow,
      sql`
      select a.id, a.school_id as "schoolId", a.deletion_due_at as "dueAt" from account a
      where a.role <> 'SYS_ADMIN' and ${whose} for update`,
    );
    if (!person) throw noSuchPerson();
    return person;
  }

  /** From the audit log, which outlives the account. */
  async function proofOf({ query }: Session, { id, dueAt }: PersonRow): Promise<ErasureProof> {
    const events = await query(
      EventRow,
      sql`
      select e.id, e.at, e.actor, e.action from audit_event e
      where e.target = ${id} and e.action in ('person.ask-deletion', 'person.keep-account', 'person.erase')
      order by e.at, e.id`,
    );
    const place = events.findLastIndex(({ action }) => action === 'person.ask-deletion');
    const asked = events[place];
    if (!asked) throw notFound('برای این شخص حذف حساب درخواست نشده است.');
    const end = events.slice(place + 1)[0];
    const endAt = (action: string) => (end?.action === action ? end.at.toISOString() : null);
    return {
      proof_id: asked.id,
      person_id: id,
      asked_at: asked.at.toISOString(),
      asked_by: asked.actor,
      due_at: dueAt?.toISOString() ?? null,
      taken_back_at: endAt('person.keep-account'),
      erased_at: endAt('person.erase'),
      ...deletedKinds(),
    };
  }

  const erased = ({ query }: Session, id: string) =>
    query(
      EventRow,
      sql`
      select e.id, e.at, e.actor, e.action from audit_event e where e.target = ${id} and e.action = 'person.erase' limit 1`,
    );

  return {
    read: (whose: SQL): Promise<ErasureProof> => db.transaction(async (tx) => proofOf(tx, await find(tx, whose))),

    ask: (origin: Origin, whose: SQL): Promise<ErasureProof> =>
      db.transaction(async (tx) => {
        const person = await find(tx, whose);
        if ((await erased(tx, person.id)).length > 0) {
          throw conflict('erased', 'این حساب پیش‌تر حذف شده است.');
        }
        await requestDeletion(tx, clock(), origin, person);
        return proofOf(tx, await find(tx, whose));
      }),

    takeBack: (origin: Origin, whose: SQL): Promise<ErasureProof> =>
      db.transaction(async (tx) => {
        await withdrawDeletion(tx, clock(), origin, await find(tx, whose));
        return proofOf(tx, await find(tx, whose));
      }),
  };
}

/** The children of a manager's school, those who have left it too. */
export const childOf = (schoolId: string, id: string): SQL =>
  sql`a.id = ${id} and a.school_id = ${schoolId} and a.role = 'STUDENT'`;

export const anybody = (id: string): SQL => sql`a.id = ${id}`;
