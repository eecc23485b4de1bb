import { Buffer } from 'node:buffer';
import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import { FileReply } from '../../platform/file-reply.ts';
import type { imageService } from '../../platform/images/service.ts';
import { type PageLook, themeCss } from './page.ts';

type Look = Contract['look'];
type SchoolLook = ResponseOf<Look['mine']>['look'];
type ChosenLook = ResponseOf<Contract['school']['look']['save']>;

const ChosenRow = v.object({
  color: v.nullable(v.string()),
  logoId: v.nullable(v.string()),
  darkLogoId: v.nullable(v.string()),
});

const LookRow = v.object({ ...ChosenRow.entries, schoolId: v.string(), name: v.string() });
type LookRow = v.InferOutput<typeof LookRow>;

const PRODUCT: ChosenLook = { color: null, logo: null, dark_logo: null };

const logoOf = ({ logoId, darkLogoId }: LookRow) =>
  logoId === null ? null : { light: logoId, dark: darkLogoId ?? logoId };

const SchoolRow = v.object({ id: v.string(), name: v.string() });

const HostsRow = v.object({ host: v.string() });

/** The look of a school: its color and its logo, for its people and for visitors of its host. */
export function lookService({ db, clock }: Context, images: ReturnType<typeof imageService>) {
  async function rowOf(schoolId: string | null): Promise<LookRow | undefined> {
    const [row] = await db.query(
      LookRow,
      sql`
      select s.id as "schoolId", s.title as name, l.color, l.logo_id as "logoId", l.dark_logo_id as "darkLogoId"
      from school_look l join school s on s.id = l.school_id
      where l.school_id = ${schoolId} and s.archived_at is null`,
    );
    return row;
  }

  return {
    ofSchool: async (schoolId: string | null): Promise<SchoolLook> => {
      const row = schoolId === null ? undefined : await rowOf(schoolId);
      if (row === undefined || (row.color === null && row.logoId === null)) return null;
      const css = row.color === null ? null : themeCss(row.schoolId, row.color);
      return { school_id: row.schoolId, name: row.name, logo: logoOf(row), css };
    },

    /** The look of a host's school; undefined for every other host. */
    ofHost: async (host: string): Promise<PageLook | undefined> => {
      const [school] = await db.query(
        SchoolRow,
        sql`
        select s.id, s.title as name from school_host h join school s on s.id = h.school_id
        where h.host = ${host.toLowerCase()} and s.archived_at is null`,
      );
      if (school === undefined) return undefined;
      const row = await rowOf(school.id);
      return { schoolId: school.id, name: school.name, color: row?.color ?? null, logo: row ? logoOf(row) : null };
    },

    logo: async ({ schoolId, imageId }: ParsedOf<Look['logo']>['params']): Promise<FileReply> => {
      const row = await rowOf(schoolId);
      if (row === undefined || (row.logoId !== imageId && row.darkLogoId !== imageId)) {
        throw notFound('این تصویر پیدا نشد.');
      }
      const { bytes, mediaType, name } = await images.read(schoolId, imageId, 'small');
      return new FileReply(bytes, mediaType, name, { isPublicForEver: true });
    },

    theme: async ({ schoolId, color }: ParsedOf<Look['theme']>['params']): Promise<FileReply> => {
      const row = await rowOf(schoolId);
      if (row?.color !== `#${color}`) throw notFound('این رنگ پیدا نشد.');
      const css = themeCss(row.schoolId, row.color);
      return new FileReply(Buffer.from(css), 'text/css', 'theme.css', { isPublicForEver: true });
    },

    chosen: async ({ schoolId }: Actor): Promise<ResponseOf<Contract['school']['look']['read']>> => {
      const row = await rowOf(schoolId);
      const hosts = await db.query(
        HostsRow,
        sql`
        select host from school_host where school_id = ${schoolId} order by host limit 20`,
      );
      return {
        school_id: schoolId,
        ...(row === undefined ? PRODUCT : { color: row.color, logo: row.logoId, dark_logo: row.darkLogoId }),
        hosts: hosts.map(({ host }) => host),
      };
    },

    /** Stores the choice; a picture that is no logo any more is removed with its bytes. */
    choose: async (actor: Actor, choice: ChosenLook): Promise<ChosenLook> => {
      const { schoolId } = actor;
      const after: ChosenLook = { ...choice, dark_logo: choice.logo === null ? null : choice.dark_logo };
      const dropped = await db.transaction(async (tx) => {
        // One manager at a time: two who save at once must not leave a picture that nobody knows.
        await tx.execute(sql`select from school where id = ${schoolId} for update`);
        const [row] = await tx.query(
          ChosenRow,
          sql`
          select color, logo_id as "logoId", dark_logo_id as "darkLogoId" from school_look where school_id = ${schoolId}`,
        );
        const before = row ? { color: row.color, logo: row.logoId, dark_logo: row.darkLogoId } : PRODUCT;
        const had = [before.logo, before.dark_logo].filter((id) => id !== null);
        const wanted = [after.logo, after.dark_logo].filter((id) => id !== null);
        const added = wanted.filter((id) => !had.includes(id));
        const own = await tx.execute(sql`
          select id from image
          where school_id = ${schoolId} and owner_id = ${actor.id} and id = any(${sql.param([...new Set(added)])}::uuid[])`);
        if (own.length < new Set(added).size) throw notFound('این تصویر پیدا نشد. دوباره آن را انتخاب کنید.');
        if (JSON.stringify(before) === JSON.stringify(after)) return [];
        await tx.execute(sql`
          insert into school_look (school_id, color, logo_id, dark_logo_id, changed_at)
          values (${schoolId}, ${after.color}, ${after.logo}, ${after.dark_logo}, ${clock().toISOString()}::timestamptz)
          on conflict (school_id) do update set color = excluded.color, logo_id = excluded.logo_id,
            dark_logo_id = excluded.dark_logo_id, changed_at = excluded.changed_at`);
        await recordAudit(tx, clock(), originOf(actor.id), {
          action: 'school.look',
          target: schoolId,
          schoolId,
          before,
          after,
        });
        return had.filter((id) => !wanted.includes(id));
      });
      for (const id of new Set(dropped)) await images.remove(schoolId, id);
      return after;
    },
  };
}
