import type { Preset } from '@mashq/api/contract';
import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { api } from '../platform/api/api.ts';
import { changeActiveUser, useSession } from '../platform/session/session.ts';
import { useSettings } from '../platform/settings/use-settings.ts';

/** Message after the color preset is saved with the account. */
export const THEME_SAVED = 'پوسته شما با موفقیت تغییر یافت.';
const THEME_NOT_SAVED = 'خطایی در ثبت پوسته در سرور رخ داد.';

const RETRIES = 3;

/**
 * Saves the preset picked here with the account, trying again up to three times; the error's `detail` is for the user.
 * `saveIfChanged` is for the closing of the settings: it saves only where there is something to save.
 */
export function useSaveTheme({ onSaved, onFailed }: { onSaved: () => void; onFailed: (detail: string) => void }) {
  const { preset, isPresetChanged } = useSettings();
  const { activeUser } = useSession();
  const { mutate, isPending } = useMutation<{ theme: Preset }, ApiError, Preset>({
    mutationFn: (theme) => api.profile.setTheme({ body: { theme } }, { fallback: () => THEME_NOT_SAVED }),
    retry: RETRIES,
    onSuccess: ({ theme }) => {
      changeActiveUser({ theme });
      onSaved();
    },
    onError: ({ detail }) => onFailed(detail),
  });
  const saveIfChanged = () => {
    if (isPresetChanged && activeUser && activeUser.theme !== preset && !isPending) mutate(preset);
  };
  return { saveIfChanged, isSaving: isPending };
}
