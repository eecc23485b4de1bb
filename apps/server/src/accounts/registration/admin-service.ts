import {
  type AdminRegistration,
  AdminRegistrationSchema,
  type AdminSchool,
  AdminSchoolSchema,
  type Contract,
  type ParsedOf,
  type ResponseOf,
} from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { showPhone } from '../../auth/show-phone.ts';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import { maskPhone } from '../../platform/security/digits.ts';
import { isWaitingRegistration } from '../../reports/admin-today/service.ts';
import { textKey } from '../../school/roster/person-text.ts';
import { registrationDecisions } from './decisions.ts';

type Calls = Contract['admin']['registrations'];

const Row = v.object({
  ...v.omit(AdminRegistrationSchema, ['created_at', 'decided_at', 'phone_mask', 'matching_school']).entries,
  provinceCode: v.nullable(v.string()),
  phone: v.string(),
  created_at: v.date(),
  decided_at: v.nullable(v.date()),
});
type Row = v.InferOutput<typeof Row>;

const keyOf = (title: string, provinceCode: string | null) => `${provinceCode} ${textKey(title)}`;

const SchoolsLikeRow = v.object({ ...AdminSchoolSchema.entries, provinceCode: v.string() });

const ItemsRow = v.object({ total: v.number() });

/** Requests for an account as administrators decide them on the screen; the rules are those of the command line. */
export function adminRegistrationService(context: Context) {
  const { db, phones } = context;
  const decisions = registrationDecisions(context);

  /** Schools that are there already, by title, however it is spelled, and province. */
  async function schoolsLike(requests: readonly Row[]): Promise<ReadonlyMap<string, AdminSchool>> {
    const provinces = requests.filter(({ state }) => state === 'pending').map(({ provinceCode }) => provinceCode);
    if (provinces.length === 0) return new Map();
    const found = await db.query(
      SchoolsLikeRow,
      sql`
      select s.id, s.title, p.name as province_name, s.province_code as "provinceCode"
      from school s join province p on p.code = s.province_code
      where s.kind = 'school' and s.archived_at is null and s.province_code = any(${sql.param(provinces)}::text[])
      order by s.id`,
    );
    return new Map(found.map(({ provinceCode, ...school }) => [keyOf(school.title, provinceCode), school]));
  }

  async function read(condition: SQL, rest: SQL): Promise<AdminRegistration[]> {
    const rows = await db.query(
      Row,
      sql`
      select r.id, r.kind, r.state, r.first_name, r.last_name, r.phone, r.username, r.school_title,
        p.name as province_name, r.province_code as "provinceCode", r.note, r.created_at, r.decided_at, r.decision_note as reason
      from registration r left join province p on p.code = r.province_code
      where ${condition} ${rest}`,
    );
    const known = await schoolsLike(rows);
    return rows.map(({ phone, provinceCode, created_at, decided_at, ...row }) => ({
      ...row,
      matching_school: known.get(keyOf(row.school_title, provinceCode)) ?? null,
      // Emptied with the account that came of it.
      phone_mask: phone === '' ? '' : maskPhone(phones.decrypt(phone)),
      created_at: created_at.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
    }));
  }

  async function one(id: string): Promise<AdminRegistration> {
    const [row] = await read(sql`r.id = ${id}`, sql``);
    if (!row) throw notFound('این درخواست پیدا نشد.');
    return row;
  }

  return {
    list: async ({ page, size, state, kind }: ParsedOf<Calls['list']>['query']): Promise<ResponseOf<Calls['list']>> => {
      const condition = sql`${state === 'pending' ? isWaitingRegistration : sql`r.state = ${state}`} and ${kind === undefined ? sql`true` : sql`r.kind = ${kind}`}`;
      const order = state === 'pending' ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`;
      const [items, [count]] = await Promise.all([
        read(condition, sql`order by ${order} limit ${size} offset ${(page - 1) * size}`),
        db.query(ItemsRow, sql`select count(*)::int as total from registration r where ${condition}`),
      ]);
      return { page, size, total: count?.total ?? 0, items };
    },

    showPhone: (actor: Actor, id: string) =>
      showPhone(context, originOf(actor.id), { table: 'registration', id, action: 'registration.show-phone' }),

    confirm: async (
      actor: Actor,
      id: string,
      { school_id: schoolId, username }: ParsedOf<Calls['confirm']>['body'],
    ): Promise<AdminRegistration> => {
      await decisions.confirm(originOf(actor.id), id, { schoolId, username });
      return one(id);
    },

    refuse: async (actor: Actor, id: string, reason: string): Promise<AdminRegistration> => {
      await decisions.refuse(originOf(actor.id), id, reason);
      return one(id);
    },
  };
}
