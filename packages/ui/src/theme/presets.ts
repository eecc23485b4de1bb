import { faPresets } from '../i18n/fa/theme.ts';
import { PRESET_NAMES, type PresetName, presetMark, SEEDS, type Seed } from './seeds.ts';

/** The presets in the order a chooser shows them, with their Persian names. */
export const PRESETS: readonly { name: PresetName; label: string; seed: Seed }[] = PRESET_NAMES.map((name) => ({
  name,
  label: faPresets[name],
  seed: SEEDS[name],
}));

/** The presets whose style sheets are on the page: any other would take every color away. All where none is, as in a test. */
export function presetsOnPage(): readonly PresetName[] {
  if (typeof document === 'undefined') return PRESET_NAMES;
  const style = getComputedStyle(document.documentElement);
  const found = PRESET_NAMES.filter((name) => style.getPropertyValue(presetMark(name)) !== '');
  return found.length > 0 ? found : PRESET_NAMES;
}
