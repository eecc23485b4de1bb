import { sql } from 'drizzle-orm';
import { type Origin, recordAudit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { foldCode } from './discount.ts';

export interface NewPlan {
  readonly title: string;
  readonly description: string;
  readonly months: number;
  readonly priceRial: number;
  readonly listPriceRial?: number | undefined;
  readonly features: readonly string[];
  readonly isFeatured?: boolean;
}

export interface NewDiscountCode {
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
        const { title, description, months, priceRial, listPriceRial, features, isFeatured = false } = plan;
        const [row] = await tx.rows<{ id: string }>(sql`
          insert into plan (title, description, months, price_rial, list_price_rial, features, is_featured, position, state,
            created_at)
          select ${title}, ${description}, ${months}::int, ${priceRial}::int, ${listPriceRial ?? null}::int,
            array(select jsonb_array_elements_text(${JSON.stringify(features)}::jsonb)), ${isFeatured}::boolean,
            coalesce((select max(position) from plan), 0) + 1, 'on_sale', ${now.toISOString()}::timestamptz
          returning id`);
        const id = row?.id ?? '';
        await recordAudit(tx, now, origin, { action: 'payment.add-plan', target: id, after: { months, priceRial } });
        return id;
      }),

    /** Takes a plan out of sale; those who have it keep it. Returns false where it was not on sale. */
    retirePlan: (origin: Origin, planId: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const rows = await tx.rows(
          sql`update plan set state = 'retired' where id = ${planId} and state = 'on_sale' returning id`,
        );
        if (rows.length === 0) return false;
        await recordAudit(tx, clock(), origin, { action: 'payment.retire-plan', target: planId });
        return true;
      }),

    /** Makes a discount code that holds from now. */
    addCode: (origin: Origin, { code, percent, endsAt, maxUses, planId }: NewDiscountCode): Promise<string> =>
      db.transaction(async (tx) => {
        const now = clock();
        const at = sql`${now.toISOString()}::timestamptz`;
        const [row] = await tx.rows<{ id: string }>(sql`
          insert into discount_code (code, percent, max_uses, plan_id, starts_at, ends_at, created_at)
          values (${foldCode(code)}, ${percent}::int, ${maxUses ?? null}::int, ${planId ?? null}::uuid, ${at},
            ${endsAt.toISOString()}::timestamptz, ${at})
          returning id`);
        const id = row?.id ?? '';
        await recordAudit(tx, now, origin, { action: 'payment.add-code', target: id, after: { percent } });
        return id;
      }),
  };
}
