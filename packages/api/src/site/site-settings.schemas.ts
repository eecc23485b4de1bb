import * as v from 'valibot';
import { IdSchema, TextSchema } from '../platform/primitives.schemas.ts';

/** Where pages of the social networks are; a link to another host is refused. */
export const SOCIAL_HOSTS = {
  eitaa: 'eitaa.com',
  bale: 'ble.ir',
  rubika: 'rubika.ir',
  aparat: 'aparat.com',
  instagram: 'instagram.com',
  telegram: 't.me',
  linkedin: 'linkedin.com',
} as const;

export type SocialNetwork = keyof typeof SOCIAL_HOSTS;

export const SOCIAL_NETWORKS = Object.keys(SOCIAL_HOSTS) as [SocialNetwork, ...SocialNetwork[]];

const LinkSchema = v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(300));
const nameSchema = (most: number) => v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(most));

export const SocialLinkSchema = v.strictObject({
  network: v.picklist(SOCIAL_NETWORKS),
  /** Begins with `https://` and the host of the network. */
  href: LinkSchema,
});

/** Somebody who vouches for the site, with the page where they do. */
export const SiteSealSchema = v.strictObject({
  name: nameSchema(60),
  href: LinkSchema,
  /** Id of its picture, for `site.sign`; null for its name alone. */
  picture: v.optional(v.nullable(IdSchema), null),
});

/** How the site is reached, and who vouches for it; null and empty lists where nothing is shown. */
export const SiteContactSchema = v.strictObject({
  /** In Latin digits, with spaces as it is to be read. */
  phone: v.nullable(v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(30))),
  email: v.nullable(v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(100))),
  address: v.nullable(nameSchema(200)),
  /** One of each network at most, in the order in which they are shown. */
  social: v.pipe(v.array(SocialLinkSchema), v.maxLength(SOCIAL_NETWORKS.length)),
  seals: v.pipe(v.array(SiteSealSchema), v.maxLength(4)),
});

/** What administrators write, with who sells. */
export const SiteSettingsSchema = v.strictObject({
  ...SiteContactSchema.entries,
  /** As receipts have it; null where they name none. */
  seller_name: v.nullable(nameSchema(100)),
  /** Economic code or national id of the seller, in Latin digits. */
  seller_code: v.nullable(v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(30))),
  /** Tax that prices contain, as a percentage of the price without it; null where receipts say none. */
  tax_percent: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
});
