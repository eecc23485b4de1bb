import { settings } from '@mashq/state/settings';
import { type AreaName, applyTheme } from '@mashq/ui/theme';
import { subscribe } from 'valtio/vanilla';
import type { Area } from '../routing/route.ts';
import { fetchPreset, isFetched } from './preset-sheets.ts';

/**
 * Puts the settings on `<html>` as they change: no part of the app renders again for a colour. A preset whose styles have
 * yet to come is put on when they are here; without a network the page keeps the one it has.
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

const LOOKS: Readonly<Record<Area, AreaName>> = {
  public: 'public',
  plain: 'public',
  auth: 'public',
  student: 'student',
  teacher: 'staff',
  school: 'staff',
  organization: 'staff',
  admin: 'staff',
};

/** Letters and targets are larger for students. */
export function showArea(area: Area): void {
  applyTheme(document.documentElement, { area: LOOKS[area] });
}
