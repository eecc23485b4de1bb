import type { ApiError } from '@mashq/api/client';
import type { SiteSeal, SiteSettings } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { type SignDraft, storeSign } from './partner-sign.ts';
import { forgetSiteContact } from './site-contact.ts';

const SETTINGS = ['admin', 'site-settings'] as const;

/** Contact, seals and seller of the site, for who may change them. */
export function useSiteSettings() {
  return useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => adminApi.siteSettings.read({}, { signal }),
  });
}

export interface SealDraft extends Omit<SiteSeal, 'picture'> {
  readonly sign: SignDraft;
}

export interface SettingsToSave extends Omit<SiteSettings, 'seals'> {
  readonly seals: readonly SealDraft[];
}

/** Writes all of them, once the pictures of the seals are sent. */
export function useSaveSiteSettings() {
  return useMutation<SiteSettings, ApiError, SettingsToSave>({
    mutationFn: async ({ seals, ...settings }) => {
      const stored: SiteSeal[] = [];
      for (const { sign, ...seal } of seals) stored.push({ ...seal, picture: await storeSign(sign) });
      return adminApi.siteSettings.save({ body: { ...settings, seals: stored } });
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(SETTINGS, saved);
      forgetSiteContact();
    },
  });
}
