import type { PresetName } from '@mashq/ui/theme';

/** Style sheets of the presets, one file each. The default preset is part of every page's styles. */
const SHEETS: Readonly<Partial<Record<PresetName, () => Promise<unknown>>>> = {
  green: () => import('@mashq/ui/themes/green.css'),
  orange: () => import('@mashq/ui/themes/orange.css'),
  cyan: () => import('@mashq/ui/themes/cyan.css'),
  pink: () => import('@mashq/ui/themes/pink.css'),
  black: () => import('@mashq/ui/themes/black.css'),
};
const fetched = new Set<PresetName>();

/** Whether the preset's styles are loaded. */
export const isFetched = (preset: PresetName): boolean => SHEETS[preset] === undefined || fetched.has(preset);

/** Loads the styles of a preset; rejects if that fails. */
export async function fetchPreset(preset: PresetName): Promise<void> {
  await SHEETS[preset]?.();
  fetched.add(preset);
}

/** Loads all presets, so that a pick is applied at once. */
export function fetchPresets(): void {
  for (const preset of Object.keys(SHEETS) as PresetName[]) fetchPreset(preset).catch(() => undefined);
}
