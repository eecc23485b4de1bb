import type { PresetName } from '@mashq/ui/theme';

/** Style sheets of the presets, one file each. The default preset is part of every page's styles. */
export const SHEETS: Readonly<Partial<Record<PresetName, () => Promise<unknown>>>> = {
  green: () => import('@mashq/ui/themes/green.css'),
  orange: () => import('@mashq/ui/themes/orange.css'),
  cyan: () => import('@mashq/ui/themes/cyan.css'),
  pink: () => import('@mashq/ui/themes/pink.css'),
  black: () => import('@mashq/ui/themes/black.css'),
};
