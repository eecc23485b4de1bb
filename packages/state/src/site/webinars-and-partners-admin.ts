import type { ApiError } from '@mashq/api/client';
import type { AdminWebinar, SitePartner, WebinarContent } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';
import { queryClient, storeReply } from '../platform/query/query-client.ts';
import { type SignDraft, storeSign } from './partner-sign.ts';

const WEBINARS = ['admin', 'webinars'] as const;
const PARTNERS = ['admin', 'partners'] as const;

/** One page of the webinars, the latest first. */
export function useAdminWebinars(query: { readonly page: number; readonly size: number }) {
  return useQuery({
    queryKey: [...WEBINARS, query],
    queryFn: ({ signal }) => adminApi.webinars.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const readWebinarsAgain = () => queryClient.invalidateQueries({ queryKey: WEBINARS });

/** Announces a webinar, or writes all of one that is there. Sending the same again changes nothing. */
export function useSaveWebinar() {
  return useMutation<
    AdminWebinar,
    ApiError,
    { readonly id: string; readonly content: WebinarContent; readonly isNew: boolean }
  >({
    mutationFn: ({ id, content, isNew }) =>
      isNew
        ? adminApi.webinars.create({ body: { id, ...content } })
        : adminApi.webinars.change({ params: { id }, body: content }),
    onSuccess: readWebinarsAgain,
  });
}

/** Takes a webinar off the site. */
export function useRemoveWebinar() {
  return useMutation<{ ok: true }, ApiError, string>({
    mutationFn: (id) => adminApi.webinars.remove({ params: { id } }),
    onSettled: readWebinarsAgain,
  });
}

/** The partner schools, in their order. */
export function useAdminPartners() {
  return useQuery({ queryKey: PARTNERS, queryFn: ({ signal }) => adminApi.partners.list({}, { signal }) });
}

const notePartners = (partners: SitePartner[]) => storeReply(PARTNERS, partners);

interface PartnerDraft extends Pick<SitePartner, 'id' | 'name'> {
  readonly sign: SignDraft;
  readonly isNew: boolean;
}

/** Adds a school, or writes name and sign of one that is there. Sending the same again changes nothing. */
export function useSavePartner() {
  return useMutation<SitePartner[], ApiError, PartnerDraft>({
    mutationFn: async ({ isNew, id, name, sign }) => {
      const content = { name, picture: await storeSign(sign) };
      return isNew
        ? adminApi.partners.create({ body: { id, ...content } })
        : adminApi.partners.change({ params: { id }, body: content });
    },
    onSuccess: notePartners,
  });
}

/** Puts the schools into another order. */
export function useOrderPartners() {
  return useMutation<SitePartner[], ApiError, string[]>({
    mutationFn: (ids) => adminApi.partners.order({ body: { ids } }),
    onSuccess: notePartners,
    // Somebody else has changed the list.
    onError: () => queryClient.invalidateQueries({ queryKey: PARTNERS }),
  });
}

/** Takes a school off the site. */
export function useRemovePartner() {
  return useMutation<SitePartner[], ApiError, string>({
    mutationFn: (id) => adminApi.partners.remove({ params: { id } }),
    onSuccess: notePartners,
  });
}
