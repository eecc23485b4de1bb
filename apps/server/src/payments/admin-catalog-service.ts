import type { AdminDiscountCode, AdminPlan, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { AdminDiscountCodeSchema, AdminPlanSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { AppError, conflict, notFound } from '../platform/app-error.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { Context } from '../platform/context.ts';
import { planCatalog } from './catalog.ts';

type Calls = Contract['admin']['catalog'];

const CodeRow = v.object({
  ...v.omit(AdminDiscountCodeSchema, ['starts_at', 'ends_at']).entries,
  starts_at: v.date(),
  ends_at: v.date(),
});

const fieldError = (field: string, detail: string) =>
  new AppError('unprocessable', detail, { fields: { [field]: detail } });

const ItemsRow = v.object({ total: v.number() });

/** Plans and discount codes as administrators keep them on the screen; the rules are those of the command line. */
export function adminCatalogService(context: Pick<Context, 'db' | 'clock'>) {
  const { db, clock } = context;
  const catalog = planCatalog(context);

  const plans = (): Promise<AdminPlan[]> =>
    db.query(
      AdminPlanSchema,
      sql`
      /* across schools: payments of all */
      select p.id, p.title, p.description, p.months, p.price_rial, p.list_price_rial, p.features, p.is_featured, p.state,
        coalesce(sold.count, 0) as sold
      from plan p left join (
        select plan_id, count(*)::int as count from payment where state = 'paid' group by plan_id) sold on sold.plan_id = p.id
      order by p.state = 'retired', p.position, p.id`,
    );

  async function codes(condition: SQL, rest: SQL): Promise<AdminDiscountCode[]> {
    const found = await db.query(
      CodeRow,
      sql`
      select d.id, d.code, d.percent, d.amount_rial, p.title as plan_title, d.starts_at, d.ends_at, d.max_uses, d.used
      from discount_code d left join plan p on p.id = d.plan_id where ${condition} ${rest}`,
    );
    return found.map(({ starts_at, ends_at, ...row }) => ({
      ...row,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    }));
  }

  return {
    plans,

    addPlan: async (
      actor: Actor,
      { id, title, description, months, features, ...more }: ParsedOf<Calls['addPlan']>['body'],
    ): Promise<AdminPlan[]> => {
      const { price_rial: priceRial, list_price_rial: listPriceRial, is_featured: isFeatured } = more;
      if (listPriceRial !== null && listPriceRial <= priceRial) {
        throw fieldError('list_price_rial', 'قیمت پیش از تخفیف باید از قیمت بیشتر باشد.');
      }
      const plan = { id, title, description, months, priceRial, features, isFeatured };
      await catalog.addPlan(originOf(actor.id), {
        ...plan,
        ...(listPriceRial !== null && { listPriceRial }),
      });
      return plans();
    },

    retirePlan: async (actor: Actor, id: string): Promise<AdminPlan[]> => {
      const isRetired = await catalog.retirePlan(originOf(actor.id), id);
      const all = await plans();
      if (!isRetired && !all.some((plan) => plan.id === id)) throw notFound('این طرح پیدا نشد.');
      return all;
    },

    codes: async ({ page, size }: ParsedOf<Calls['codes']>['query']): Promise<ResponseOf<Calls['codes']>> => {
      const [items, [count]] = await Promise.all([
        codes(sql`true`, sql`order by d.created_at desc, d.id desc limit ${size} offset ${(page - 1) * size}`),
        db.query(ItemsRow, sql`select count(*)::int as total from discount_code`),
      ]);
      return { page, size, total: count?.total ?? 0, items };
    },

    addCode: async (
      actor: Actor,
      { id, code, percent, ends_at, max_uses, plan_id }: ParsedOf<Calls['addCode']>['body'],
    ): Promise<AdminDiscountCode> => {
      const endsAt = new Date(ends_at);
      if (endsAt <= clock()) throw fieldError('ends_at', 'پایان کد باید پس از اکنون باشد.');
      if (plan_id !== null) {
        const [plan] = await db.execute(sql`select 1 as one from plan where id = ${plan_id}`);
        if (!plan) throw notFound('این طرح پیدا نشد.');
      }
      const made = await catalog.addCode(originOf(actor.id), {
        id,
        code,
        percent,
        endsAt,
        ...(max_uses !== null && { maxUses: max_uses }),
        ...(plan_id !== null && { planId: plan_id }),
      });
      const [row] = made === id ? await codes(sql`d.id = ${id}`, sql``) : [];
      if (!row) throw conflict('code-taken', 'کد دیگری با همین نوشته هست. کد دیگری بنویسید.');
      return row;
    },
  };
}
