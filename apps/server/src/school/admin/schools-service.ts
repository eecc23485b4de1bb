import type { AddedManager, AdminSchoolDetail, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { AdminSchoolRowSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AccountCache } from '../../auth/account-cache.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import { jsonAs } from '../../platform/db/row.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { matchesSearch } from '../../platform/persian-search.ts';
import { administrationService } from '../administration.ts';
import { cleanText } from '../roster/person-text.ts';
import { addManager, readManagers, removeManager } from './managers.ts';

type Calls = Contract['admin']['schools'];

const Row = v.object({
  ...v.omit(AdminSchoolRowSchema, ['organization', 'last_active_at']).entries,
  organization: v.nullable(jsonAs<{ id: string; title: string }>()),
  last_active_at: v.nullable(v.date()),
  has_quizzes: v.boolean(),
  created_at: v.date(),
});

const NameRow = v.object({ id: v.string(), title: v.string(), province: v.string() });

/** Found by a search box. */
export type FoundSchool = v.InferOutput<typeof NameRow>;

const noSchool = () => notFound('این مدرسه پیدا نشد.');

/** Schools and who looks after them; what makes and changes them is what the command line runs. */
export function adminSchoolsService(context: Context, accounts: Pick<AccountCache, 'forget'>) {
  const { db } = context;

  /** Schools of the given ids, with what is counted of each. */
  async function read(ids: readonly string[]) {
    const rows = await db.query(
      Row,
      sql`
      select c.id, c.title, c.province_code, p.name as province_name,
        case when o.id is not null then json_build_object('id', o.id, 'title', o.title) end as organization,
        (select count(*)::int from account a where a.school_id = c.id and a.role = 'STUDENT' and a.archived_at is null)
          as students_count,
        (select count(*)::int from account a where a.school_id = c.id and a.role = 'TEACHER' and a.archived_at is null)
          as teachers_count,
        (select max(s.last_used_at) from account a join account_session s on s.account_id = a.id
          where a.school_id = c.id) as last_active_at,
        'quiz' = any(c.features) as has_quizzes, c.created_at
      from school c join province p on p.code = c.province_code left join organization o on o.id = c.organization_id
      where c.id = any(${sql.param([...ids])}::uuid[]) and c.kind = 'school' and c.archived_at is null`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ ...row, last_active_at: row.last_active_at?.toISOString() ?? null }] : [];
    });
  }

  /** Titles are compared here, where every spelling is known: even a whole country has some ten thousand schools. */
  async function named(typed: string, condition: SQL): Promise<FoundSchool[]> {
    const all = await db.query(
      NameRow,
      sql`
      select c.id, c.title, p.name as province from school c join province p on p.code = c.province_code
      where c.kind = 'school' and c.archived_at is null and ${condition}`,
    );
    return all
      .filter(({ title }) => typed === '' || matchesSearch(title, typed))
      .sort((a, b) => persianOrder.compare(a.title, b.title) || (a.id < b.id ? -1 : 1));
  }

  async function detail(id: string): Promise<AdminSchoolDetail> {
    const [school] = await read([id]);
    if (!school) throw noSchool();
    return {
      ...school,
      created_at: school.created_at.toISOString(),
      managers: await readManagers(db, { schoolId: id }),
    };
  }

  return {
    list: async ({
      page,
      size,
      search,
      province,
      organization_id: organizationId,
    }: ParsedOf<Calls['list']>['query']): Promise<ResponseOf<Calls['list']>> => {
      const found = await named(
        search,
        sql`${province === undefined ? sql`true` : sql`c.province_code = ${province}`}
          and ${organizationId === undefined ? sql`true` : sql`c.organization_id = ${organizationId}`}`,
      );
      const rows = await read(found.slice((page - 1) * size, page * size).map(({ id }) => id));
      const items = rows.map(({ has_quizzes: _, created_at: __, ...row }) => row);
      return { page, size, total: found.length, items };
    },

    find: (typed: string): Promise<FoundSchool[]> => named(typed, sql`true`),

    read: detail,

    create: (actor: Actor, body: ParsedOf<Calls['create']>['body']): Promise<ResponseOf<Calls['create']>> =>
      db.transaction(async (tx) => {
        const own = { ...context, db: nestedTransaction(db.engine, tx) };
        const origin = originOf(actor.id);
        const { organization_id: organizationId, province_code: provinceCode, manager } = body;
        const { id, isNew } = await administrationService(own).createSchool(origin, {
          title: cleanText(body.title),
          provinceCode,
          ...(organizationId === null ? {} : { organizationId }),
        });
        const added = await addManager(own, origin, { schoolId: id }, manager);
        // Neither is new where the request is a repeat; another manager is added on the school's own page.
        if (!isNew && added.password !== null) {
          throw conflict(
            'school-exists',
            'مدرسه‌ای با این نام در این استان هست. مدیرش را در صفحهٔ آن اضافه کنید.',
            'title',
          );
        }
        return { school_id: id, manager: added };
      }),

    change: async (actor: Actor, id: string, body: ParsedOf<Calls['change']>['body']): Promise<AdminSchoolDetail> => {
      const { title, organization_id: organizationId, has_quizzes: hasQuizzes } = body;
      await administrationService(context).changeSchool(originOf(actor.id), id, {
        ...(title === undefined ? {} : { title: cleanText(title) }),
        ...(organizationId === undefined ? {} : { organizationId }),
        ...(hasQuizzes === undefined ? {} : { hasQuizzes }),
      });
      return detail(id);
    },

    addManager: async (
      actor: Actor,
      id: string,
      body: ParsedOf<Calls['addManager']>['body'],
    ): Promise<AddedManager> => {
      const added = await db.transaction((tx) =>
        addManager({ ...context, db: nestedTransaction(db.engine, tx) }, originOf(actor.id), { schoolId: id }, body),
      );
      accounts.forget(added.id);
      return added;
    },

    removeManager: async (actor: Actor, id: string, personId: string): Promise<{ ok: true }> => {
      await removeManager(context, originOf(actor.id), { schoolId: id }, personId);
      accounts.forget(personId);
      return { ok: true };
    },
  };
}
