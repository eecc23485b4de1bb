/** All that makes a preset: the rest of its colours is computed. */
export interface Seed {
  /** Degrees on the OKLCH circle, 0–360. */
  hue: number;
  /** OKLCH chroma of the accent, 0–0.2; a brand's own may reach 0.37. */
  chroma: number;
  /** A brand's own colour as `#rrggbb`: kept to the last digit wherever it keeps the promises of contrast. */
  exact?: string;
}

export const PRESET_NAMES = ['green', 'orange', 'cyan', 'purple', 'pink', 'black'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** The preset in force when `<html>` names none. */
export const DEFAULT_PRESET: PresetName = 'purple';

export const SEEDS: Readonly<Record<PresetName, Seed>> = {
  green: { hue: 150, chroma: 0.13 },
  orange: { hue: 70, chroma: 0.15 },
  cyan: { hue: 235, chroma: 0.13 },
  purple: { hue: 300, chroma: 0.15 },
  pink: { hue: 0, chroma: 0.17 },
  black: { hue: 260, chroma: 0.015 },
};

export const HELPER_NAMES = ['turmeric', 'leaf', 'rose', 'sky'] as const;
export type HelperName = (typeof HELPER_NAMES)[number];

/** The helper colours carry meaning (progress, right, wrong, information), so they are the same in every preset. */
export const HELPER_SEEDS: Readonly<Record<HelperName, Seed & { bright: number }>> = {
  turmeric: { hue: 72, chroma: 0.15, bright: 0.8 },
  leaf: { hue: 150, chroma: 0.14, bright: 0.74 },
  rose: { hue: 18, chroma: 0.17, bright: 0.74 },
  sky: { hue: 235, chroma: 0.12, bright: 0.74 },
};
