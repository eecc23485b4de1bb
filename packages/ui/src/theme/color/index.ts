/** The arithmetic of the themes alone: no CSS, no browser. For servers, build scripts and documentation. */
export { CONTRAST_REQUIREMENTS, makeTheme, type ThemeColors } from '../make-theme.ts';
export { MODES, type Mode } from '../modes.ts';
export { DEFAULT_PRESET, PRESET_NAMES, SEEDS, SEMANTIC_SEEDS, type Seed } from '../seeds.ts';
export { contrast, luminance } from './contrast.ts';
export { fromHex, type Oklch, toHex } from './oklch.ts';
