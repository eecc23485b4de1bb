import {
  type SiteContact,
  type SiteSeal,
  type SiteSettings,
  SOCIAL_HOSTS,
  type SocialLink,
  type SocialNetwork,
} from '@mashq/api/contract';
import { toLatinDigits } from '@mashq/curriculum/persian';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit/audit.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { jsonAs } from '../platform/db/row.ts';
import type { SitePictures } from './content/pictures.ts';

const Row = v.object({
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  address: v.nullable(v.string()),
  social: jsonAs<readonly SocialLink[]>(),
  seals: jsonAs<readonly SiteSeal[]>(),
  seller_name: v.nullable(v.string()),
  seller_code: v.nullable(v.string()),
  tax_percent: v.nullable(v.number()),
});

const NOTHING: SiteSettings = {
  phone: null,
  email: null,
  address: null,
  social: [],
  seals: [],
  seller_name: null,
  seller_code: null,
  tax_percent: null,
};

/** What runs left to right within a Persian sentence. */
const island = (text: string) => `\u2066${text}\u2069`;

const FAULTS = {
  phone: `شمارهٔ تلفن با رقم نوشته می‌شود؛ مثل ${island('۰۲۱ ۱۲۳۴ ۵۶۷۸')}.`,
  email: `نشانی رایانامه درست نیست؛ مثل ${island('info@mashq.example')} بنویسید.`,
  seller_code: 'شناسه تنها از رقم است، از ۸ تا ۱۶ رقم.',
  seal: `پیوند باید با ${island('https://')} آغاز شود.`,
  twice: 'از هر شبکه تنها یک پیوند نوشته می‌شود.',
  ofNetwork: (host: string) => `پیوند باید با ${island(`https://${host}/`)} آغاز شود.`,
} as const;

const PHONE = /^\+?\d[\d -]*\d$/;
const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const CODE = /^\d{8,16}$/;

/** A link that opens by itself, in the form in which a browser would write it; null for every other text. */
function readLink(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.hostname.includes('.') ? url : null;
}

function isOfNetwork(text: string, network: SocialNetwork): boolean {
  const url = readLink(text);
  const host = SOCIAL_HOSTS[network];
  return url !== null && (url.hostname === host || url.hostname === `www.${host}`) && url.pathname.length > 1;
}

/** What is wrong with it, by the names of the form's fields. */
function faultsOf({ phone, email, social, seals, seller_code: code }: SiteSettings): Record<string, string> {
  const digits = phone?.replaceAll(/\D/g, '').length ?? 8;
  const faults = new Map<string, string>();
  if (phone !== null && (!PHONE.test(phone) || digits < 4 || digits > 15)) faults.set('phone', FAULTS.phone);
  if (email !== null && !EMAIL.test(email)) faults.set('email', FAULTS.email);
  if (code !== null && !CODE.test(code)) faults.set('seller_code', FAULTS.seller_code);
  const seen = new Set<string>();
  for (const { network, href } of social) {
    if (!isOfNetwork(href, network)) faults.set(`social.${network}`, FAULTS.ofNetwork(SOCIAL_HOSTS[network]));
    else if (seen.has(network)) faults.set(`social.${network}`, FAULTS.twice);
    seen.add(network);
  }
  for (const [index, { href }] of seals.entries()) {
    if (readLink(href) === null) faults.set(`seals.${index}`, FAULTS.seal);
  }
  return Object.fromEntries(faults);
}

async function readSettings({ query }: Session): Promise<SiteSettings> {
  const [row] = await query(
    Row,
    sql`
    select phone, email, address, social, seals, seller_name, seller_code, tax_percent from site_settings where id = 1`,
  );
  if (row === undefined) return NOTHING;
  // Seals of before they had pictures have none.
  return {
    ...row,
    social: [...row.social],
    seals: row.seals.map((seal) => ({ ...seal, picture: seal.picture ?? null })),
  };
}

const latin = (text: string | null) => (text === null ? null : toLatinDigits(text));

/** JSON of a value whatever the order of its keys: the database keeps an order of its own. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** How the site is reached, who vouches for it and who sells. */
export function siteSettingsService({ db, clock }: Pick<Context, 'db' | 'clock'>, pictures: SitePictures) {
  return {
    contact: async (): Promise<SiteContact> => {
      const { phone, email, address, social, seals } = await readSettings(db);
      return { phone, email, address, social, seals };
    },

    read: (): Promise<SiteSettings> => readSettings(db),

    /** Writes all of it; what is so already changes nothing. */
    save: async (actor: Actor, sent: SiteSettings): Promise<SiteSettings> => {
      const after: SiteSettings = { ...sent, phone: latin(sent.phone), seller_code: latin(sent.seller_code) };
      const fields = faultsOf(after);
      if (Object.keys(fields).length > 0) {
        throw new AppError('unprocessable', 'بعضی از ورودی‌ها درست نیستند.', { fields });
      }
      const { stored, dropped } = await db.transaction(async (tx) => {
        // One at a time, also where there is no row to lock yet.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('site settings', 0))`);
        const before = await readSettings(tx);
        const changed = (Object.keys(NOTHING) as (keyof SiteSettings)[]).filter(
          (name) => asText(before[name]) !== asText(after[name]),
        );
        if (changed.length === 0) return { stored: before, dropped: [] };
        const now = clock();
        const picturesOf = ({ seals }: SiteSettings) => seals.map(({ picture }) => picture);
        const lost = await pictures.replace(tx, actor, now, picturesOf(before), picturesOf(after));
        await tx.execute(sql`
          insert into site_settings (id, phone, email, address, social, seals, seller_name, seller_code, tax_percent, changed_at)
          values (1, ${after.phone}, ${after.email}, ${after.address}, ${JSON.stringify(after.social)}::jsonb,
            ${JSON.stringify(after.seals)}::jsonb, ${after.seller_name}, ${after.seller_code}, ${after.tax_percent}::int,
            ${now.toISOString()}::timestamptz)
          on conflict (id) do update set phone = excluded.phone, email = excluded.email, address = excluded.address,
            social = excluded.social, seals = excluded.seals, seller_name = excluded.seller_name,
            seller_code = excluded.seller_code, tax_percent = excluded.tax_percent, changed_at = excluded.changed_at`);
        // The names alone: no log holds a phone number.
        await recordAudit(tx, now, originOf(actor.id), { action: 'site.settings', target: 'site', after: { changed } });
        return { stored: await readSettings(tx), dropped: lost };
      });
      await pictures.erase(dropped);
      return stored;
    },
  };
}
