export {
  followUserTheme,
  forgetUserTheme,
  pickPreset,
  resetPreset,
  SETTINGS_KEY,
  type Settings,
  settings,
  startSettings,
} from './settings.ts';
export { useSettings } from './use-settings.ts';
