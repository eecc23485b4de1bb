import type { AddedManager, AdminOrganizationDetail, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { AdminOrganizationSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AccountCache } from '../../auth/account-cache.ts';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { matchesSearch } from '../../platform/persian-search.ts';
import { administrationService } from '../administration.ts';
import { cleanText } from '../roster/person-text.ts';
import { addManager, readManagers, removeManager } from './managers.ts';

type Calls = Contract['admin']['organizations'];

const Row = v.object({ ...v.omit(AdminOrganizationSchema, ['created_at']).entries, created_at: v.date() });

/** Organizations over schools and who looks after them. There are a few hundred at most: titles are compared here. */
export function adminOrganizationsService(context: Context, accounts: Pick<AccountCache, 'forget'>) {
  const { db } = context;

  async function read(condition: SQL) {
    const rows = await db.query(
      Row,
      sql`
      select o.id, o.title, o.created_at,
        (select count(*)::int from school c where c.organization_id = o.id and c.archived_at is null) as schools_count,
        (select count(*)::int from account a where a.organization_id = o.id and a.role = 'ORGANIZATION'
          and a.archived_at is null) as managers_count
      from organization o where ${condition}`,
    );
    return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
  }

  async function detail(id: string): Promise<AdminOrganizationDetail> {
    const [organization] = await read(sql`o.id = ${id}`);
    if (!organization) throw notFound('این سازمان پیدا نشد.');
    return { ...organization, managers: await readManagers(db, { organizationId: id }) };
  }

  return {
    list: async ({ page, size, search }: ParsedOf<Calls['list']>['query']): Promise<ResponseOf<Calls['list']>> => {
      const found = (await read(sql`true`))
        .filter(({ title }) => search === '' || matchesSearch(title, search))
        .sort((a, b) => persianOrder.compare(a.title, b.title) || (a.id < b.id ? -1 : 1));
      return { page, size, total: found.length, items: found.slice((page - 1) * size, page * size) };
    },

    read: detail,

    create: async (actor: Actor, title: string): Promise<AdminOrganizationDetail> => {
      const { id } = await administrationService(context).createOrganization(originOf(actor.id), cleanText(title));
      return detail(id);
    },

    addManager: async (
      actor: Actor,
      id: string,
      body: ParsedOf<Calls['addManager']>['body'],
    ): Promise<AddedManager> => {
      const added = await db.transaction((tx) =>
        addManager(
          { ...context, db: nestedTransaction(db.engine, tx) },
          originOf(actor.id),
          { organizationId: id },
          body,
        ),
      );
      accounts.forget(added.id);
      return added;
    },

    removeManager: async (actor: Actor, id: string, personId: string): Promise<{ ok: true }> => {
      await removeManager(context, originOf(actor.id), { organizationId: id }, personId);
      accounts.forget(personId);
      return { ok: true };
    },
  };
}
