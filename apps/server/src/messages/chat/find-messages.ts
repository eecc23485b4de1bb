import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';

export const FoundMessage = v.object({
  id: v.string(),
  userid: v.string(),
  fullName: v.string(),
  message: v.string(),
  sentAt: v.date(),
});
export type FoundMessage = v.InferOutput<typeof FoundMessage>;

/** Messages that are looked through before the index of words is asked. */
const NEWEST = 10_000;

const matches = (condition: string) => sql`m.search_words @@ to_tsquery('simple', ${condition})`;
const all = (conditions: readonly string[]) => conditions.map((each) => `(${each})`).join(' & ');

const SampleRow = v.object({ total: v.number(), met: v.array(v.number()) });

/**
 * The newest messages of all conversations that meet every condition (`searchConditions`).
 *
 * An index of words gives all messages with a word, in no order: for a word that most messages have it would be read and sorted
 * whole. So the newest messages are looked through first, which finds enough of such words. What is found too seldom there is rare, and found by
 * the index: by the one condition that fewest of the newest messages meet, since a short beginning of a word beside it would cost the index as
 * much as alone. Where even that one is frequent, and all together are not, messages further back are looked through.
 */
export async function findChatMessages(
  { query }: Session,
  conditions: readonly string[],
  limit: number,
  newestCount = NEWEST,
): Promise<FoundMessage[]> {
  const wanted = matches(all(conditions));
  const shown = (messages: SQL) =>
    query(
      FoundMessage,
      sql`
      /* across schools: support chats */
      select m.id, m.account_id as userid, a.first_name || ' ' || a.last_name as "fullName", m.body as message,
        m.sent_at as "sentAt"
      from (${messages}) m join account a on a.id = m.account_id order by m.sent_at desc, m.id`,
    );
  // An `offset` keeps the planner from choosing another way to read the inner query.
  const newest = sql`select m.* from chat_message m order by m.sent_at desc offset 0`;
  const among = (messages: SQL) => sql`
    select m.* from (${messages}) m where m.removed_at is null and ${wanted} order by m.sent_at desc limit ${limit}`;

  const found = await shown(among(sql`${newest} limit ${newestCount}`));
  if (found.length === limit) return found;

  const counts = sql.join(
    conditions.map((each) => sql`count(*) filter (where ${matches(each)})::int`),
    sql`, `,
  );
  const [sample] = await query(
    SampleRow,
    sql`
    /* across schools: support chats */
    select (select greatest(reltuples, ${newestCount})::float8 from pg_class where oid = 'chat_message'::regclass) as total,
      array[${counts}] as met
    from (${newest} limit ${newestCount}) m`,
  );
  const { total = newestCount, met = [] } = sample ?? {};
  const fewest = Math.min(...met);
  const rarest = conditions[met.indexOf(fewest)] ?? all(conditions);
  const throughIndex = (fewest / newestCount) * total;
  const throughTime = found.length === 0 ? Number.POSITIVE_INFINITY : (limit / found.length) * newestCount;
  return shown(
    throughTime < throughIndex
      ? among(newest)
      : among(sql`select m.* from chat_message m where ${matches(rarest)} offset 0`),
  );
}
