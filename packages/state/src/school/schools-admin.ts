import type { ApiError } from '@mashq/api/client';
import type {
  AddedManager,
  AdminOrganizationDetail,
  AdminSchoolDetail,
  Contract,
  RequestOf,
  ResponseOf,
} from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';
import { queryClient } from '../platform/query/query-client.ts';

const SCHOOLS = ['admin', 'schools'] as const;
const ORGANIZATIONS = ['admin', 'organizations'] as const;

type Calls = Contract['admin'];

export interface SchoolsFilter {
  readonly search: string;
  readonly province?: string;
  readonly organization_id?: string;
  readonly page: number;
  readonly size: number;
}

/** One page of all schools. */
export function useAdminSchools(query: SchoolsFilter) {
  return useQuery({
    queryKey: [...SCHOOLS, 'list', query],
    queryFn: ({ signal }) => adminApi.schools.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Schools that have these words in their title; none without words. */
export function useSchoolChoice(words: string) {
  return useQuery({
    queryKey: [...SCHOOLS, 'choice', words],
    queryFn: async ({ signal }) => (await adminApi.schools.list({ query: { search: words } }, { signal })).items,
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
}

/** One school with its managers. */
export function useAdminSchool(id: string) {
  return useQuery({
    queryKey: [...SCHOOLS, 'one', id],
    queryFn: ({ signal }) => adminApi.schools.read({ params: { id } }, { signal }),
  });
}

/** One page of organizations. */
export function useAdminOrganizations(query: {
  readonly search: string;
  readonly page: number;
  readonly size: number;
}) {
  return useQuery({
    queryKey: [...ORGANIZATIONS, 'list', query],
    queryFn: ({ signal }) => adminApi.organizations.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One organization with those who look after it. */
export function useAdminOrganization(id: string) {
  return useQuery({
    queryKey: [...ORGANIZATIONS, 'one', id],
    queryFn: ({ signal }) => adminApi.organizations.read({ params: { id } }, { signal }),
  });
}

/** Counts of schools, organizations and people hang together. */
const refresh = () => queryClient.invalidateQueries({ queryKey: ['admin'] });

export type NewSchool = RequestOf<Calls['schools']['create']>['body'];

/** Makes a school with its first manager, whose password stays in no cache. */
export function useCreateSchool() {
  return useMutation<ResponseOf<Calls['schools']['create']>, ApiError, NewSchool>({
    mutationFn: (body) => adminApi.schools.create({ body }),
    onSuccess: () => void refresh(),
    gcTime: 0,
  });
}

export type SchoolChange = RequestOf<Calls['schools']['change']>['body'];

/** Renames a school, moves it between organizations, switches quizzes. */
export function useChangeSchool(id: string) {
  return useMutation<AdminSchoolDetail, ApiError, SchoolChange>({
    mutationFn: (body) => adminApi.schools.change({ params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useCreateOrganization() {
  return useMutation<AdminOrganizationDetail, ApiError, string>({
    mutationFn: (title) => adminApi.organizations.create({ body: { title } }),
    onSuccess: refresh,
  });
}

/** What has managers. */
export type ManagedPlace = 'schools' | 'organizations';

export type NewManager = RequestOf<Calls['schools']['addManager']>['body'];

/** Adds a manager, whose password stays in no cache. */
export function useAddManager(place: ManagedPlace, id: string) {
  return useMutation<AddedManager, ApiError, NewManager>({
    mutationFn: (body) => adminApi[place].addManager({ params: { id }, body }),
    onSuccess: () => void refresh(),
    gcTime: 0,
  });
}

/** Takes a manager away. */
export function useRemoveManager(place: ManagedPlace, id: string) {
  return useMutation<{ ok: true }, ApiError, string>({
    mutationFn: (personId) => adminApi[place].removeManager({ params: { id, personId } }),
    onSuccess: refresh,
  });
}
