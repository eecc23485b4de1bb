import { randomUUID } from 'node:crypto';
import { type Plan, PlanSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { type Origin, recordAudit } from '../platform/audit/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { IdRow } from '../platform/db/row.ts';
import { foldCode } from './discount.ts';

export interface NewPlan {
  /** Left out, one is made; a plan of this id is not added again. */
  readonly id?: string;
  readonly title: string;
  readonly description: string;
  readonly months: number;
  readonly priceRial: number;
  readonly listPriceRial?: number | undefined;
  readonly features: readonly string[];
  readonly isFeatured?: boolean;
}

export interface NewDiscountCode {
  /** Left out, one is made. */
  readonly id?: string;
  readonly code: string;
  readonly percent: number;
  readonly endsAt: Date;
  readonly maxUses?: number | undefined;
  readonly planId?: string | undefined;
}

/** What administrators sell. */
export function planCatalog({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    /** Puts a plan on sale, after those that are. Returns its id. */
    addPlan: (origin: Origin, plan: NewPlan): Promise<string> =>
      db.transaction(async (tx) => {
        const now = clock();
        const { id = randomUUID(), title, description, months, priceRial, listPriceRial, features } = plan;
        const { isFeatured = false } = plan;
        const added = await tx.execute(sql`
          insert into plan (id, title, description, months, price_rial, list_price_rial, features, is_featured, position, state,
            created_at)
          select ${id}::uuid, ${title}, ${description}, ${months}::int, ${priceRial}::int, ${listPriceRial ?? null}::int,
            array(select jsonb_array_elements_text(${JSON.stringify(features)}::jsonb)), ${isFeatured}::boolean,
            coalesce((select max(position) from plan), 0) + 1, 'on_sale', ${now.toISOString()}::timestamptz
          on conflict (id) do nothing returning id`);
        if (added.length === 0) return id;
        await recordAudit(tx, now, origin, { action: 'payment.add-plan', target: id, after: { months, priceRial } });
        return id;
      }),

    /** Takes a plan out of sale; those who have it keep it. Returns false where it was not on sale. */
    retirePlan: (origin: Origin, planId: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const rows = await tx.execute(
          sql`update plan set state = 'retired' where id = ${planId} and state = 'on_sale' returning id`,
        );
        if (rows.length === 0) return false;
        await recordAudit(tx, clock(), origin, { action: 'payment.retire-plan', target: planId });
        return true;
      }),

    /** Makes a discount code that holds from now. Returns its id, which is another where a code reads the same already. */
    addCode: (
      origin: Origin,
      { id = randomUUID(), code, percent, endsAt, maxUses, planId }: NewDiscountCode,
    ): Promise<string> =>
      db.transaction(async (tx) => {
        const now = clock();
        const at = sql`${now.toISOString()}::timestamptz`;
        const added = await tx.execute(sql`
          insert into discount_code (id, code, percent, max_uses, plan_id, starts_at, ends_at, created_at)
          values (${id}, ${foldCode(code)}, ${percent}::int, ${maxUses ?? null}::int, ${planId ?? null}::uuid, ${at},
            ${endsAt.toISOString()}::timestamptz, ${at})
          on conflict do nothing returning id`);
        if (added.length === 0) {
          const [known] = await tx.query(
            IdRow,
            sql`
            select id from discount_code where code = ${foldCode(code)} or id = ${id} order by code = ${foldCode(code)} desc`,
          );
          return known?.id ?? '';
        }
        await recordAudit(tx, now, origin, { action: 'payment.add-code', target: id, after: { percent } });
        return id;
      }),
  };
}

/** What is said of a plan to those who may buy it. */
export const PLAN_COLUMNS = sql`id, title, description, months, price_rial, list_price_rial, features, is_featured`;

/** The plans on sale, in the order in which administrators put them there. */
export const readPlansOnSale = ({ query }: Pick<Session, 'query'>): Promise<Plan[]> =>
  query(PlanSchema, sql`select ${PLAN_COLUMNS} from plan where state = 'on_sale' order by position, price_rial, id`);
