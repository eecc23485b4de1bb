import { type Contract, type GuidedScreen, GuidedScreenSchema, type ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';

type Closed = ResponseOf<Contract['guidance']['closed']>;

const ClosedOfRow = v.object({ screen: v.string() });

/** Which first-visit hints a person has put away. */
export function guidanceService({ db, clock }: Context) {
  async function closedOf({ query }: Pick<Session, 'query' | 'execute'>, { id, schoolId }: Actor): Promise<Closed> {
    const found = await query(
      ClosedOfRow,
      sql`
      select screen from closed_pointer where school_id = ${schoolId} and account_id = ${id} order by screen`,
    );
    // Screens that had a hint once may still be stored.
    return { closed: found.map(({ screen }) => screen).filter((screen) => v.is(GuidedScreenSchema, screen)) };
  }

  return {
    closed: (actor: Actor): Promise<Closed> => closedOf(db, actor),

    close: async (actor: Actor, screen: GuidedScreen): Promise<Closed> => {
      await db.execute(sql`
        insert into closed_pointer (school_id, account_id, screen, closed_at)
        values (${actor.schoolId}, ${actor.id}, ${screen}, ${clock()}::timestamptz) on conflict do nothing`);
      return closedOf(db, actor);
    },
  };
}
