import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';

/** Whether the school has rewards on. */
export async function hasRewards({ rows }: Session, { schoolId }: Pick<Actor, 'schoolId'>): Promise<boolean> {
  const [found] = await rows<{ isOn: boolean }>(sql`
    select gamification_on as "isOn" from school where id = ${schoolId}`);
  return found?.isOn ?? false;
}
