import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
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
