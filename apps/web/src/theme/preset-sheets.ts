import type { PresetName } from '@mashq/ui/theme';

/** Styles of the presets, each in a file of its own. The default one is among the styles of every page. */
const SHEETS: Readonly<Partial<Record<PresetName, () => Promise<unknown>>>> = {
  green: () => import('@mashq/ui/themes/green.css'),
  orange: () => import('@mashq/ui/themes/orange.css'),
  cyan: () => import('@mashq/ui/themes/cyan.css'),
  pink: () => import('@mashq/ui/themes/pink.css'),
  black: () => import('@mashq/ui/themes/black.css'),
};
const fetched = new Set<PresetName>();

/** Whether a preset can be put on at once. */
export const isFetched = (preset: PresetName): boolean => SHEETS[preset] === undefined || fetched.has(preset);

/** Fetches the styles of a preset; rejects as the fetch does. */
export async function fetchPreset(preset: PresetName): Promise<void> {
  await SHEETS[preset]?.();
  fetched.add(preset);
}

/** Fetches all presets, so that each is put on as it is picked. */
export function fetchPresets(): void {
  for (const preset of Object.keys(SHEETS) as PresetName[]) fetchPreset(preset).catch(() => undefined);
}
