import { useMutation } from '@tanstack/react-query';
import { accountApi } from '../platform/api/account.ts';

import type { ApiError } from '../platform/api/api.ts';
import { uploadPicture } from '../platform/upload/upload-picture.ts';
import { acceptProfile, type Profile } from './profile.ts';

/** A picture that was chosen: sent again with the same id, the upload goes on where it broke off. */
export interface NewPicture {
  readonly id: string;
  readonly file: Blob;
  readonly onProgress?: (share: number) => void;
}

/** Uploads a picture and shows it as the own; it takes the place of the one before. */
export function useSetPicture() {
  return useMutation<Profile, ApiError, NewPicture>({
    mutationFn: async ({ id, file, onProgress }) => {
      await uploadPicture(file, { id, ...(onProgress && { onProgress }) });
      return accountApi.account.setPicture({ body: { image_id: id } });
    },
    onSuccess: acceptProfile,
  });
}

/** Removes the uploaded picture. */
export function useRemovePicture() {
  return useMutation<Profile, ApiError, void>({
    mutationFn: () => accountApi.account.removePicture({}),
    onSuccess: acceptProfile,
  });
}
