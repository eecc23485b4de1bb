import {
  type AdminPerson,
  type AdminPersonDetail,
  AdminPersonDetailSchema,
  AdminPersonSchema,
  type Contract,
  type ParsedOf,
  type ResponseOf,
} from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AccountCache } from '../../auth/account-cache.ts';
import { makeSecondFactors } from '../../auth/second-factor.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { CountRow, jsonAs } from '../../platform/db/row.ts';
import { persianKey } from '../../platform/persian-order.ts';
import { maskPhone } from '../../platform/security/digits.ts';
import { generatePassword } from '../../platform/security/passwords.ts';
import { administrationService } from '../administration.ts';
import { isSomebody, lastActive, personMatches, personState } from './people-queries.ts';

type Calls = Contract['admin']['people'];

type Named = { id: string; title: string } | null;

const columns = {
  ...v.omit(AdminPersonSchema, ['phone_mask', 'last_active_at', 'deletion_due_at', 'school', 'organization']).entries,
  phone: v.nullable(v.string()),
  school: v.nullable(jsonAs<NonNullable<Named>>()),
  organization: v.nullable(jsonAs<NonNullable<Named>>()),
  last_active_at: v.nullable(v.date()),
  deletion_due_at: v.nullable(v.date()),
};
const Row = v.object(columns);
type Row = v.InferOutput<typeof Row>;

const DetailRow = v.object({
  ...columns,
  gender: AdminPersonDetailSchema.entries.gender,
  created_at: v.date(),
  locked_at: v.nullable(v.date()),
  has_second_factor: v.boolean(),
  schoolId: v.string(),
});

const ClassRow = AdminPersonDetailSchema.entries.classes.item;

const KnownRow = v.object({
  id: v.string(),
  username: v.string(),
  role: v.string(),
  schoolId: v.string(),
  isLocked: v.boolean(),
  hasLeft: v.boolean(),
});

const PhoneRow = v.object({ phone: v.nullable(v.string()) });

const COLUMNS = sql`
  a.id, a.username, a.first_name, a.last_name, a.role, ${personState} as state, a.phone,
  case when c.kind = 'school' then json_build_object('id', c.id, 'title', c.title) end as school,
  case when o.id is not null then json_build_object('id', o.id, 'title', o.title) end as organization,
  ${lastActive} as last_active_at, a.deletion_due_at`;

const FROM = sql`account a join school c on c.id = a.school_id left join organization o on o.id = a.organization_id`;

const noSuchPerson = () => notFound('چنین شخصی پیدا نشد.');

/** Found by a search box: the best few, with where they belong. */
export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly role: AdminPerson['role'];
  readonly place: string;
}

/** People of all schools: found, let in and locked out by administrators; the rules are those of the command line. */
export function adminPeopleService(context: Context, accounts: Pick<AccountCache, 'forget'>) {
  const { db, clock, phones } = context;

  const viewOf = ({ phone, last_active_at, deletion_due_at, ...row }: Row): AdminPerson => ({
    ...row,
    phone_mask: phone === null ? '' : maskPhone(phones.decrypt(phone)),
    last_active_at: last_active_at?.toISOString() ?? null,
    deletion_due_at: deletion_due_at?.toISOString() ?? null,
  });

  async function page(condition: SQL, { page, size }: { page: number; size: number }) {
    const across = sql`${isSomebody} and ${condition}`;
    const [rows, [count]] = await Promise.all([
      db.query(
        Row,
        sql`select ${COLUMNS} from ${FROM} where ${across}
        order by ${persianKey(sql`a.last_name`)}, ${persianKey(sql`a.first_name`)}, a.id limit ${size} offset ${(page - 1) * size}`,
      ),
      db.query(CountRow, sql`select count(*)::int as count from account a where ${across}`),
    ]);
    return { page, size, total: count?.count ?? 0, items: rows.map(viewOf) };
  }

  async function read(id: string): Promise<AdminPersonDetail> {
    const [row] = await db.query(
      DetailRow,
      sql`
      select ${COLUMNS}, a.gender, a.created_at, a.locked_at, a.school_id as "schoolId",
        exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as has_second_factor
      from ${FROM} where a.id = ${id} and ${isSomebody}`,
    );
    if (!row) throw noSuchPerson();
    const { gender, created_at, locked_at, has_second_factor, schoolId, ...rest } = row;
    const classes = await db.query(
      ClassRow,
      sql`
      select k.id, k.title, k.grade from class k
      where k.school_id = ${schoolId} and k.archived_at is null and (
        exists (select from enrolment e where e.school_id = ${schoolId} and e.class_id = k.id
          and e.student_id = ${id} and e.state = 'active')
        or exists (select from class_teacher t where t.school_id = ${schoolId} and t.class_id = k.id
          and t.teacher_id = ${id} and (t.to_at is null or t.to_at > ${clock().toISOString()}::timestamptz)))
      order by k.grade, k.title, k.id`,
    );
    return {
      ...viewOf(rest),
      gender,
      created_at: created_at.toISOString(),
      locked_at: locked_at?.toISOString() ?? null,
      has_second_factor,
      classes,
    };
  }

  /** Who is to be changed. Administrators are changed on the command line: none of them can lock the others out. */
  async function requireChangeable({ query }: Session, id: string) {
    const [row] = await query(
      KnownRow,
      sql`
      select a.id, a.username, a.role, a.school_id as "schoolId", a.locked_at is not null as "isLocked",
        a.archived_at is not null as "hasLeft"
      from account a where a.id = ${id} and ${isSomebody} for update`,
    );
    if (!row) throw noSuchPerson();
    if (row.role === 'SYS_ADMIN') {
      throw conflict('administrator', 'حساب مدیران سامانه تنها از خط فرمان تغییر می‌کند.');
    }
    return row;
  }

  return {
    list: ({
      search,
      role,
      state,
      school_id: schoolId,
      ...paging
    }: ParsedOf<Calls['list']>['query']): Promise<ResponseOf<Calls['list']>> =>
      page(
        sql`${personMatches(phones, search) ?? sql`true`}
          and ${role === undefined ? sql`true` : sql`a.role = ${role}`}
          and ${state === undefined ? sql`true` : sql`${personState} = ${state}`}
          and ${schoolId === undefined ? sql`true` : sql`a.school_id = ${schoolId}`}`,
        paging,
      ),

    /** For the search of all screens. */
    find: async (typed: string, most: number): Promise<FoundPerson[]> => {
      const condition = personMatches(phones, typed);
      if (condition === undefined) return [];
      const { items } = await page(sql`${condition} and a.archived_at is null`, { page: 1, size: most });
      return items.map(({ id, first_name, last_name, role, school, organization }) => ({
        id,
        name: `${first_name} ${last_name}`,
        role,
        place: school?.title ?? organization?.title ?? '',
      }));
    },

    read,

    showPhone: (actor: Actor, id: string): Promise<{ phone: string }> =>
      db.transaction(async (tx) => {
        const [row] = await tx.query(PhoneRow, sql`select a.phone from account a where a.id = ${id} and ${isSomebody}`);
        if (!row) throw noSuchPerson();
        if (row.phone === null) throw notFound('شماره‌ای از این شخص نمی‌دانیم.');
        await recordAudit(tx, clock(), originOf(actor.id), { action: 'person.show-phone', target: id });
        return { phone: phones.decrypt(row.phone) };
      }),

    resetPassword: async (actor: Actor, id: string): Promise<ResponseOf<Calls['resetPassword']>> => {
      const { username, hasLeft } = await db.transaction((tx) => requireChangeable(tx, id));
      if (hasLeft) throw conflict('left', 'این شخص از مدرسه رفته است و با هیچ رمزی وارد نمی‌شود.');
      const password = generatePassword();
      await administrationService(context).resetPassword(originOf(actor.id), username, password);
      accounts.forget(id);
      return { username, password };
    },

    endSecondFactor: async (actor: Actor, id: string): Promise<AdminPersonDetail> => {
      await db.transaction(async (tx) => {
        await requireChangeable(tx, id);
        await makeSecondFactors(context).end(tx, id, originOf(actor.id));
      });
      return read(id);
    },

    setLock: async (actor: Actor, id: string, isLocked: boolean): Promise<AdminPersonDetail> => {
      await db.transaction(async (tx) => {
        const person = await requireChangeable(tx, id);
        if (person.isLocked === isLocked) return;
        const now = clock();
        const at = sql`${now.toISOString()}::timestamptz`;
        if (isLocked) {
          await tx.execute(sql`
            update account set locked_at = ${at}, token_version = token_version + 1 where id = ${id}`);
          await tx.execute(sql`
            update account_session set ended_at = ${at}, end_reason = 'everywhere'
            where account_id = ${id} and ended_at is null`);
        } else {
          await tx.execute(sql`update account set locked_at = null where id = ${id}`);
        }
        await recordAudit(tx, now, originOf(actor.id), {
          action: isLocked ? 'person.lock' : 'person.unlock',
          target: id,
          schoolId: person.schoolId,
        });
      });
      accounts.forget(id);
      return read(id);
    },
  };
}
