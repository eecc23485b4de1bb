export {
  type AreaName,
  applyTheme,
  type ContrastSetting,
  type DensityName,
  type DigitsName,
  type SchemeSetting,
  SETTING_VALUES,
  type ThemeSettings,
} from './apply-theme.ts';
export { bootScript, SETTINGS_STORAGE_KEY } from './boot-script.ts';
export { contrast } from './color/contrast.ts';
export { vars } from './contract.css.ts';
export { LAYER_ORDER } from './layers.ts';
export { CONTRAST_REQUIREMENTS, makeTheme, type ThemeColors } from './make-theme.ts';
export { MODES, type Mode } from './modes.ts';
export { PRESETS } from './presets.ts';
export {
  DEFAULT_PRESET,
  PRESET_NAMES,
  type PresetName,
  SEMANTIC_NAMES,
  type Seed,
  type SemanticName,
} from './seeds.ts';
export { themeVariables } from './theme-variables.ts';
export { visuallyHidden } from './visually-hidden.css.ts';
