import type { ChosenLook } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { makeId } from '@mashq/state/platform/id';
import { uploadPicture } from '@mashq/state/platform/upload/upload-picture';
import { useChooseLook } from '@mashq/state/school/branding/choose-look';
import { useState } from 'react';

/** A picture that was chosen and not sent yet, with the id it is sent under. */
interface NewPicture {
  readonly file: File;
  readonly id: string;
}

type LogoName = 'logo' | 'dark_logo';

/** What the manager has changed and not stored; nothing of it is lost when storing fails. */
export function useLookDraft(stored: ChosenLook) {
  const [draft, setDraft] = useState(stored);
  const [pictures, setPictures] = useState<Partial<Record<LogoName, NewPicture>>>({});
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { mutateAsync } = useChooseLook();

  const isChanged =
    JSON.stringify(draft) !== JSON.stringify(stored) || pictures.logo !== undefined || pictures.dark_logo !== undefined;

  /** Sends what is new, then stores the choice. Returns whether it is stored. */
  async function save(): Promise<boolean> {
    setSaving(true);
    setError(undefined);
    try {
      const next = { ...draft };
      for (const name of ['logo', 'dark_logo'] as const) {
        const picture = pictures[name];
        if (picture === undefined) continue;
        const sent = await uploadPicture(picture.file, { id: picture.id, onProgress: setProgress });
        next[name] = sent.id;
      }
      setDraft(await mutateAsync(next));
      setPictures({});
      return true;
    } catch (failure) {
      setError((failure as ApiError).detail);
      return false;
    } finally {
      setProgress(undefined);
      setSaving(false);
    }
  }

  return {
    draft,
    pictures,
    progress,
    error,
    isSaving,
    isChanged,
    setColor: (color: ChosenLook['color']) => setDraft({ ...draft, color }),
    removeLogo: () => setDraft({ ...draft, logo: null, dark_logo: null }),
    setPicture: (name: LogoName, file: File | null) =>
      setPictures({ ...pictures, [name]: file === null ? undefined : { file, id: makeId() } }),
    reset: () => {
      setDraft(stored);
      setPictures({});
      setError(undefined);
    },
    save,
  };
}
