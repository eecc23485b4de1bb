import type { Contract, RequestOf, ResponseOf } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { accountApi } from '../platform/api/account.ts';
import type { ApiError } from '../platform/api/api.ts';
import { studentApi } from '../platform/api/student.ts';
import { storeDeviceToken, storeRefreshToken } from '../platform/api/token.ts';
import { visitorApi } from '../platform/api/visitor.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { beginSession, changeActiveUser, loadActiveUser } from '../platform/session/session.ts';
import { accountKeys } from './classmates-and-class-code.ts';

type Calls = Contract['account'];
export type Profile = ResponseOf<Calls['read']>;
export type ProfileChange = RequestOf<Calls['update']>['body'];

/** The devices are part of what the profile page shows. */
const query = { isVisitingProfilePage: 'true' as const };

/** The own profile, with the devices one is signed in on. */
export function useProfile() {
  return useQuery<Profile, ApiError>({
    queryKey: accountKeys.profile,
    queryFn: ({ signal }) => accountApi.account.read({ query }, { signal }),
  });
}

/** What changed of the profile is shown everywhere at once; the devices stay those that were read. */
export function acceptProfile(profile: Profile): void {
  queryClient.setQueryData<Profile>(accountKeys.profile, (before) => ({
    ...(before?.devices ? { devices: before.devices } : {}),
    ...profile,
  }));
  const { first_name, last_name, gender, profile_url, phone } = profile;
  changeActiveUser({ first_name, last_name, gender, profile_url, phone });
}

/** Changes names, gender or the drawn avatar. */
export function useUpdateProfile() {
  return useMutation<Profile, ApiError, ProfileChange>({
    mutationFn: (body) => accountApi.account.update({ query, body }),
    onSuccess: acceptProfile,
  });
}

/** The drawn avatars to choose from; they do not change while the app is open. */
export function useAvatars() {
  return useQuery({
    queryKey: accountKeys.avatars,
    queryFn: ({ signal }) => accountApi.account.avatars({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Changes the phone number, with the code that was sent to it. */
export function useSetPhone() {
  return useMutation<Profile, ApiError, { phone: string; code: string }>({
    mutationFn: (body) => accountApi.account.setPhone({ body }),
    onSuccess: acceptProfile,
  });
}

/** Changes the own password. All other devices are signed out; this one goes on with new tokens. */
export function useEditPassword() {
  return useMutation<
    ResponseOf<Contract['passwords']['edit']>,
    ApiError,
    { old_password: string; new_password: string }
  >({
    mutationFn: (body) => visitorApi.passwords.edit({ body }),
    onSuccess: ({ access, refresh, device }) => {
      storeDeviceToken(device);
      storeRefreshToken(refresh);
      beginSession(access);
      void queryClient.invalidateQueries({ queryKey: accountKeys.profile });
    },
  });
}

/** Signs one device out. */
export function useEndDevice() {
  return useMutation<unknown, ApiError, string>({
    mutationFn: (id) => accountApi.account.endDevice({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.profile }),
  });
}

/** Everything that is stored of the person, as a file. */
export function useExportData() {
  return useMutation<File, ApiError, void>({ mutationFn: () => accountApi.account.exportData({}) });
}

/** Asks for the deletion of the account, with the password. */
export function useAskDeletion() {
  return useMutation<Profile, ApiError, string>({
    mutationFn: (password) => accountApi.account.askDeletion({ body: { password } }),
    onSuccess: acceptProfile,
  });
}

/** Takes the request for deletion back. */
export function useKeepAccount() {
  return useMutation<Profile, ApiError, void>({
    mutationFn: () => accountApi.account.keepAccount({}),
    onSuccess: acceptProfile,
  });
}

/** Joins a class by its code; courses, work and the menu are those of the class from then on. */
export function useJoinClass() {
  return useMutation<ResponseOf<Contract['member']['classroom']['join']>, ApiError, string>({
    mutationFn: (code) => studentApi.classroom.join({ body: { code } }),
    onSuccess: async () => {
      await loadActiveUser();
      await queryClient.invalidateQueries();
    },
  });
}
