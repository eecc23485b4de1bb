import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from './database.ts';

const RightsRow = v.object({
  superuser: v.boolean(),
  makes: v.boolean(),
  foreign: v.number(),
  audits: v.nullable(v.boolean()),
});

/**
 * What the server's role may do: whether it makes tables, how many of them it does not own, and whether it owns the log of what
 * people did, which docs/operate.md gives to a role of its own. Null before the migrations.
 */
export async function readRights({ query }: Session): Promise<v.InferOutput<typeof RightsRow> | undefined> {
  const [rights] = await query(
    RightsRow,
    sql`
    select rolsuper as superuser, has_schema_privilege('public', 'create') as makes,
      (select count(*)::int from pg_tables
        where schemaname = 'public' and tablename <> 'audit_event' and not pg_has_role(tableowner, 'member')) as foreign,
      (select pg_has_role(tableowner, 'member') from pg_tables
        where schemaname = 'public' and tablename = 'audit_event') as audits
    from pg_roles where rolname = current_user`,
  );
  return rights;
}
