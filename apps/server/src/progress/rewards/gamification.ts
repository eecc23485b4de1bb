import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';

const HasRewardsRow = v.object({ isOn: v.boolean() });

/** Whether the school has rewards on. */
export async function hasRewards({ query }: Session, { schoolId }: Pick<Actor, 'schoolId'>): Promise<boolean> {
  const [found] = await query(
    HasRewardsRow,
    sql`
    select gamification_on as "isOn" from school where id = ${schoolId}`,
  );
  return found?.isOn ?? false;
}

/** The switch a manager has for all rewards of the school; what children have is kept while it is off. */
export function gamificationService({ db, clock }: Context) {
  return {
    read: async (actor: Actor): Promise<{ status: boolean }> => ({ status: await hasRewards(db, actor) }),

    set: async (actor: Actor, status: boolean): Promise<{ status: boolean }> => {
      await db.transaction(async (tx) => {
        const changed = await tx.execute(sql`
          update school set gamification_on = ${status}
          where id = ${actor.schoolId} and gamification_on <> ${status} returning id`);
        if (changed.length === 0) return;
        await recordAudit(tx, clock(), originOf(actor.id), {
          action: 'school.gamification',
          target: actor.schoolId,
          schoolId: actor.schoolId,
          before: { status: !status },
          after: { status },
        });
      });
      return { status };
    },
  };
}
