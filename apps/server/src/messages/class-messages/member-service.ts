import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { markCausesRead } from '../../notifications/notify.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { CountRow } from '../../platform/db/row.ts';
import { messagesOfChild, readableBy } from './queries.ts';

type Calls = Contract['member']['classMessages'];

const ListRow = v.object({ total: v.number() });

/** What children read of their teachers. */
export function memberClassMessageService({ db, clock }: Context) {
  return {
    list: async (
      actor: Actor,
      { page, size }: ParsedOf<Calls['list']>['query'],
    ): Promise<ResponseOf<Calls['list']>> => {
      const now = clock();
      const [[counted], items] = await Promise.all([
        db.query(
          ListRow,
          sql`
          select count(*)::int as total from class_message m where ${readableBy(actor, now)}`,
        ),
        messagesOfChild(db, actor, now, { limit: size, offset: (page - 1) * size }),
      ]);
      return { page, size, total: counted?.total ?? 0, items };
    },

    unseenCount: async (actor: Actor): Promise<{ count: number }> => {
      const [found] = await db.query(
        CountRow,
        sql`
        select count(*)::int as count from class_message m
        where ${readableBy(actor, clock())} and not exists (
          select from class_message_reader r
          where r.school_id = m.school_id and r.message_id = m.id and r.student_id = ${actor.id})`,
      );
      return { count: found?.count ?? 0 };
    },

    seen: async (actor: Actor, ids: readonly string[]): Promise<{ ok: true }> => {
      const now = clock();
      await db.transaction(async (tx) => {
        await tx.execute(sql`
          insert into class_message_reader (school_id, message_id, student_id, seen_at)
          select m.school_id, m.id, ${actor.id}::uuid, ${now}::timestamptz from class_message m
          where m.id = any(${sql.param([...ids])}::uuid[]) and ${readableBy(actor, now)}
          on conflict do nothing`);
        await markCausesRead(tx, actor, 'class-message', ids, now);
      });
      return { ok: true };
    },
  };
}
