import { THEME_SAVED, useSaveTheme } from '@mashq/state/accounts/theme';
import { pickPreset, resetPreset, settings } from '@mashq/state/platform/settings/settings';
import { useSettings } from '@mashq/state/platform/settings/use-settings';
import { SettingsDrawer } from '@mashq/ui/settings/settings-drawer';
import { PRESET_NAMES, type PresetName } from '@mashq/ui/theme';
import { useEffect } from 'react';
import { appearance } from '../strings/appearance.ts';
import { SHEETS } from '../theme/preset-files.ts';
import { fetchPreset } from '../theme/preset-sheets.ts';
import { hasTenantColor } from '../theme/tenant-color.ts';
import { showToast } from '../toasts/show-toast.ts';

export interface AppearanceDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A picked preset is applied at once and saved with the account when the drawer closes. */
export function AppearanceDrawer({ isOpen, onOpenChange }: AppearanceDrawerProps) {
  const { preset, scheme, isPresetChanged } = useSettings();
  const { saveIfChanged } = useSaveTheme({
    onSaved: () => void showToast(THEME_SAVED),
    onFailed: (detail) => void showToast(detail, 'danger'),
  });
  useEffect(fetchPresets, []);
  return (
    <SettingsDrawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      preset={preset}
      onPresetChange={pickPreset}
      presets={PRESET_NAMES}
      scheme={scheme}
      onSchemeChange={(value) => {
        settings.scheme = value;
      }}
      onSave={saveIfChanged}
      onReset={resetPreset}
      isChanged={isPresetChanged}
      {...(hasTenantColor() && { fixedColor: appearance.bySchool })}
    />
  );
}

/** Loads all presets, so that a pick is applied at once. */
function fetchPresets(): void {
  for (const preset of Object.keys(SHEETS) as PresetName[]) fetchPreset(preset).catch(() => undefined);
}
