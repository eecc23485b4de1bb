export { THEME_SAVED, useSaveTheme } from './theme.ts';
