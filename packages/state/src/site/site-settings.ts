import type { ApiError } from '@mashq/api/client';
import type { SiteSettings } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { forgetSiteContact } from './site-contact.ts';

const SETTINGS = ['admin', 'site-settings'] as const;

/** Contact, seals and seller of the site, for who may change them. */
export function useSiteSettings() {
  return useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => adminApi.siteSettings.read({}, { signal }),
  });
}

/** Writes all of them. */
export function useSaveSiteSettings() {
  return useMutation<SiteSettings, ApiError, SiteSettings>({
    mutationFn: (body) => adminApi.siteSettings.save({ body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(SETTINGS, saved);
      forgetSiteContact();
    },
  });
}
