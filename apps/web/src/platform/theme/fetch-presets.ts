import type { PresetName } from '@mashq/ui/theme';
import { SHEETS } from './preset-files.ts';
import { fetchPreset } from './preset-sheets.ts';

/** Loads all presets, so that a pick is applied at once. */
export function fetchPresets(): void {
  for (const preset of Object.keys(SHEETS) as PresetName[]) fetchPreset(preset).catch(() => undefined);
}
