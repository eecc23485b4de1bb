import { settings } from '@mashq/state/platform/settings/settings';
import { type AreaName, applyTheme } from '@mashq/ui/theme';
import { subscribe } from 'valtio/vanilla';
import type { LayoutName } from '../routing/route.ts';
import { fetchPreset, isFetched } from './preset-sheets.ts';

/**
 * Applies the settings to `<html>` as they change, without rendering the app again. A preset is applied when its styles
 * are loaded; without a network the page keeps the present one.
 */
export function followSettings(): void {
  const wear = () => {
    const { preset } = settings;
    if (isFetched(preset)) applyTheme(document.documentElement, { preset });
    else fetchPreset(preset).then(wear, () => undefined);
  };
  const show = () => {
    const { scheme, contrast, density, digits, dir } = settings;
    applyTheme(document.documentElement, { scheme, contrast, density, digits, dir });
    wear();
  };
  show();
  subscribe(settings, show);
}

function kitArea(layout: LayoutName): AreaName {
  if (layout === 'student') return 'student';
  return layout === 'public' || layout === 'plain' || layout === 'auth' ? 'public' : 'staff';
}

/** Letters and targets are larger for students. */
export function applyLayout(layout: LayoutName): void {
  applyTheme(document.documentElement, { area: kitArea(layout) });
}
