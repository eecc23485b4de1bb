import { uploadPicture } from '../platform/upload/upload-picture.ts';

/** The sign of a partner or the picture of a seal, as a form holds it. */
export interface SignDraft {
  /** Id of the picture that is shown now. */
  readonly stored: string | null;
  /** A picture that was chosen and not sent yet, with the id it is sent under: sent again, it is the same one. */
  readonly chosen: { readonly file: File; readonly id: string } | null;
}

/** Sends the picture that was chosen; returns the id of the one to show. Throws `ApiError` with a sentence for the person. */
export async function storeSign({ stored, chosen }: SignDraft): Promise<string | null> {
  return chosen === null ? stored : (await uploadPicture(chosen.file, { id: chosen.id })).id;
}
