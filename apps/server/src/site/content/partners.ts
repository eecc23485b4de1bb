import { type Contract, MAX_PARTNERS, type ParsedOf, type SitePartner } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import type { SitePictures } from './pictures.ts';

type Calls = Contract['admin']['partners'];

const PartnerRow = v.object({ id: v.string(), name: v.string(), picture: v.nullable(v.string()) });

const StoredRow = v.object({ ...PartnerRow.entries, isRemoved: v.boolean() });

const missing = () => notFound('این مدرسه در فهرست نیست.');

/** Schools that the home names, in the order that administrators give them. */
export function partnerService({ db, clock }: Pick<Context, 'db' | 'clock'>, pictures: SitePictures) {
  const list = ({ query }: Session): Promise<SitePartner[]> =>
    query(
      PartnerRow,
      sql`
      select id, name, picture_id as picture from site_partner where removed_at is null
      order by position, created_at, id limit ${MAX_PARTNERS}`,
    );

  async function find({ query }: Session, id: string) {
    const [row] = await query(
      StoredRow,
      sql`
      select id, name, picture_id as picture, removed_at is not null as "isRemoved" from site_partner where id = ${id}`,
    );
    return row;
  }

  type Dropped = Awaited<ReturnType<SitePictures['replace']>>;

  /** One change at a time, so that no two take one place; then the list as it is, and what nothing shows any more goes. */
  async function changing(work: (tx: Session) => Promise<Dropped>): Promise<SitePartner[]> {
    const { after, dropped } = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('site partners', 0))`);
      const lost = await work(tx);
      return { after: await list(tx), dropped: lost };
    });
    await pictures.erase(dropped);
    return after;
  }

  return {
    list: () => list(db),

    create: (actor: Actor, { id, name, picture }: SitePartner): Promise<SitePartner[]> =>
      changing(async (tx) => {
        const now = clock();
        const known = await find(tx, id);
        if (known !== undefined) {
          if (!known.isRemoved && known.name === name && known.picture === picture) return [];
          throw conflict('partner-id', 'این مدرسه ثبت نشد. صفحه را تازه کنید و دوباره بیفزایید.');
        }
        const before = await list(tx);
        if (before.length >= MAX_PARTNERS) {
          throw conflict('partners-full', 'فهرست پر است. پیش از افزودن، یکی را بردارید.');
        }
        await pictures.replace(tx, actor, now, [], [picture]);
        await tx.execute(sql`
          insert into site_partner (id, name, picture_id, position, created_at)
          select ${id}::uuid, ${name}, ${picture}::uuid, coalesce(max(position) + 1, 0), ${now.toISOString()}::timestamptz
          from site_partner`);
        await recordAudit(tx, now, originOf(actor.id), { action: 'partner.create', target: id, after: { name } });
        return [];
      }),

    change: (actor: Actor, id: string, { name, picture }: Omit<SitePartner, 'id'>): Promise<SitePartner[]> =>
      changing(async (tx) => {
        const before = await find(tx, id);
        if (before === undefined || before.isRemoved) throw missing();
        if (before.name === name && before.picture === picture) return [];
        const now = clock();
        const dropped = await pictures.replace(tx, actor, now, [before.picture], [picture]);
        await tx.execute(sql`update site_partner set name = ${name}, picture_id = ${picture} where id = ${id}`);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'partner.change',
          target: id,
          before: { name: before.name, picture: before.picture },
          after: { name, picture },
        });
        return dropped;
      }),

    order: (actor: Actor, { ids }: ParsedOf<Calls['order']>['body']): Promise<SitePartner[]> =>
      changing(async (tx) => {
        const before = (await list(tx)).map(({ id }) => id);
        if (ids.length !== before.length || before.some((id) => !ids.includes(id))) {
          throw conflict('partners-changed', 'فهرست این میان تغییر کرده است. صفحه را تازه کنید.');
        }
        if (ids.join() === before.join()) return [];
        await tx.execute(sql`
          update site_partner p set position = o.place - 1
          from unnest(${sql.param([...ids])}::uuid[]) with ordinality as o(id, place) where p.id = o.id`);
        await recordAudit(tx, clock(), originOf(actor.id), { action: 'partner.order', target: 'site' });
        return [];
      }),

    remove: (actor: Actor, id: string): Promise<SitePartner[]> =>
      changing(async (tx) => {
        const before = await find(tx, id);
        if (before === undefined) throw missing();
        if (before.isRemoved) return [];
        const now = clock();
        const dropped = await pictures.replace(tx, actor, now, [before.picture], []);
        await tx.execute(sql`
          update site_partner set removed_at = ${now.toISOString()}::timestamptz, picture_id = null where id = ${id}`);
        const { name } = before;
        await recordAudit(tx, now, originOf(actor.id), { action: 'partner.remove', target: id, before: { name } });
        return dropped;
      }),
  };
}
