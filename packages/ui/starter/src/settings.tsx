import { MashqProvider } from '@mashq/ui/i18n';
import { applyTheme, SETTINGS_STORAGE_KEY, type ThemeSettings } from '@mashq/ui/theme';
import { createContext, type ReactNode, use, useState } from 'react';

export type Settings = Pick<ThemeSettings, 'scheme' | 'contrast' | 'density' | 'digits'>;

const DEFAULTS: Settings = { scheme: 'system', contrast: 'system', density: 'comfortable', digits: 'fa' };

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(SETTINGS_STORAGE_KEY) ?? '{}') };
  } catch {
    return DEFAULTS;
  }
}

const SettingsContext = createContext<[Settings, (change: Partial<Settings>) => void]>([DEFAULTS, () => {}]);

/** What the person chose of the look, and how to change it. */
export const useSettings = () => use(SettingsContext);

/** The kit's language with the person's settings: attributes of `<html>`, stored where the script in the page's head reads them. */
export function Language({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState(stored);
  const change = (some: Partial<Settings>) => {
    const next = { ...settings, ...some };
    setSettings(next);
    applyTheme(document.documentElement, next);
    localStorage.setItem(SETTINGS_STORAGE_KEY, JSON.stringify(next));
  };
  return (
    <SettingsContext value={[settings, change]}>
      <MashqProvider digits={settings.digits}>{children}</MashqProvider>
    </SettingsContext>
  );
}
