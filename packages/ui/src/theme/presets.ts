import { PRESET_NAMES, type PresetName, SEEDS, type Seed } from './seeds.ts';

const LABELS: Readonly<Record<PresetName, string>> = {
  green: 'درختی',
  orange: 'زردچوبه‌ای',
  cyan: 'آسمونی',
  purple: 'بنفشه',
  pink: 'گلگلی',
  black: 'نوک مدادی',
};

/** The presets in the order a chooser shows them, with their Persian names. */
export const PRESETS: readonly { name: PresetName; label: string; seed: Seed }[] = PRESET_NAMES.map((name) => ({
  name,
  label: LABELS[name],
  seed: SEEDS[name],
}));
