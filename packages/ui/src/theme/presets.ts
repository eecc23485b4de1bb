import { faPresets } from '../i18n/fa/theme.ts';
import { PRESET_NAMES, type PresetName, SEEDS, type Seed } from './seeds.ts';

/** The presets in the order a chooser shows them, with their Persian names. */
export const PRESETS: readonly { name: PresetName; label: string; seed: Seed }[] = PRESET_NAMES.map((name) => ({
  name,
  label: faPresets[name],
  seed: SEEDS[name],
}));
