import { type SiteSettings, SOCIAL_NETWORKS, type SocialNetwork } from '@mashq/api/contract';
import type { SealDraft, SettingsToSave } from '@mashq/state/site/site-settings';
import { formatDigits } from '@mashq/ui/i18n';

/** What the form holds: text that may be empty where the settings have null. */
export interface SettingsDraft {
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly seller_name: string;
  readonly seller_code: string;
  readonly tax_percent: number | null;
  readonly social: Readonly<Record<SocialNetwork, string>>;
  readonly seals: readonly SealDraft[];
}

export function draftOf({ social, seals, tax_percent, ...settings }: SiteSettings): SettingsDraft {
  const { phone, email, address, seller_name, seller_code } = settings;
  const links = SOCIAL_NETWORKS.map((network) => [
    network,
    social.find((each) => each.network === network)?.href ?? '',
  ]);
  return {
    phone: formatDigits(phone ?? ''),
    email: email ?? '',
    address: address ?? '',
    seller_name: seller_name ?? '',
    seller_code: formatDigits(seller_code ?? ''),
    tax_percent,
    social: Object.fromEntries(links) as Record<SocialNetwork, string>,
    seals: seals.map(({ picture, ...seal }) => ({ ...seal, sign: { stored: picture, chosen: null } })),
  };
}

const orNull = (text: string) => text.trim() || null;

/** What is sent of it: links in the order of the form, what is empty as null. */
export const settingsOf = (draft: SettingsDraft): SettingsToSave => ({
  phone: orNull(draft.phone),
  email: orNull(draft.email),
  address: orNull(draft.address),
  social: SOCIAL_NETWORKS.map((network) => ({ network, href: draft.social[network].trim() })).filter(
    ({ href }) => href !== '',
  ),
  seals: draft.seals.map(({ name, href, sign }) => ({ name: name.trim(), href: href.trim(), sign })),
  seller_name: orNull(draft.seller_name),
  seller_code: orNull(draft.seller_code),
  tax_percent: draft.tax_percent,
});
