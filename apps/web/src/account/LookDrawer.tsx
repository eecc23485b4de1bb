import { THEME_SAVED, useSaveTheme } from '@mashq/state/profile';
import { pickPreset, resetPreset, settings, useSettings } from '@mashq/state/settings';
import { SettingsDrawer } from '@mashq/ui/settings/settings-drawer';
import { useEffect } from 'react';
import { fetchPresets } from '../theme/preset-sheets.ts';
import { tell } from '../toasts/tell.ts';

export interface LookDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What is picked shows at once; the colour is saved with the account when the drawer closes. */
export function LookDrawer({ isOpen, onOpenChange }: LookDrawerProps) {
  const { preset, scheme, isPresetChanged } = useSettings();
  const { saveIfChanged } = useSaveTheme({
    onSaved: () => void tell(THEME_SAVED),
    onFailed: (detail) => void tell(detail, 'error'),
  });
  useEffect(fetchPresets, []);
  return (
    <SettingsDrawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      preset={preset}
      onPresetChange={pickPreset}
      scheme={scheme}
      onSchemeChange={(value) => {
        settings.scheme = value;
      }}
      onSave={saveIfChanged}
      onReset={resetPreset}
      isChanged={isPresetChanged}
    />
  );
}
