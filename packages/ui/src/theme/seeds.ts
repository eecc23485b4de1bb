/** What defines a preset; all of its colors are computed from it. */
export interface Seed {
  /** Degrees on the OKLCH circle, 0–360. */
  hue: number;
  /** OKLCH chroma of the accent, 0–0.2; a brand's own may reach 0.37. */
  chroma: number;
  /** A brand's own color as `#rrggbb`, used unchanged wherever it meets the contrast requirements. */
  exact?: string;
}

export const PRESET_NAMES = ['green', 'orange', 'cyan', 'purple', 'pink', 'black'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** The custom property that the style sheet of a preset sets on `<html>`: whether its colors are on the page. */
export const presetMark = (name: PresetName) => `--mashq-preset-${name}`;

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

const turmeric = { hue: 72, chroma: 0.15, bright: 0.8 };
const leaf = { hue: 150, chroma: 0.14, bright: 0.74 };
const rose = { hue: 18, chroma: 0.17, bright: 0.74 };
const sky = { hue: 235, chroma: 0.12, bright: 0.74 };

export const SEMANTIC_NAMES = ['reward', 'success', 'danger', 'info'] as const;
export type SemanticName = (typeof SEMANTIC_NAMES)[number];

/** Semantic colors have a meaning (progress, right, wrong, information), so they are the same in every preset. */
export const SEMANTIC_SEEDS: Readonly<Record<SemanticName, Seed & { bright: number }>> = {
  reward: turmeric,
  success: leaf,
  danger: rose,
  info: sky,
};
