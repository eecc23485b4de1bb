import { settings } from '@mashq/state/settings';
import { type AreaName, applyTheme } from '@mashq/ui/theme';
import { subscribe } from 'valtio/vanilla';
import type { Area } from '../routing/route.ts';

/** Puts the settings on `<html>` as they change: no part of the app renders again for a colour. */
export function followSettings(): void {
  const show = () => {
    const { preset, scheme, contrast, density, digits, dir } = settings;
    applyTheme(document.documentElement, { preset, scheme, contrast, density, digits, dir });
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
