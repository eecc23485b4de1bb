import type { PresetName } from '@mashq/ui/theme';

const fetched = new Set<PresetName>(['purple']);

/** The names of the files are not part of the app, which most people never see in another color. */
const files = () => import('./preset-files.ts').then(({ SHEETS }) => SHEETS);

/** Whether the preset's styles are loaded. */
export const isFetched = (preset: PresetName): boolean => fetched.has(preset);

/** Loads the styles of a preset; rejects if that fails. */
export async function fetchPreset(preset: PresetName): Promise<void> {
  await (await files())[preset]?.();
  fetched.add(preset);
}
