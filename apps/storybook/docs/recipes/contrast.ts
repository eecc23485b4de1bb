import { applyTheme, contrast, makeTheme, SETTINGS_STORAGE_KEY } from '@mashq/ui/theme';

/** Text has at least 7 to 1, edges of controls 4.5 to 1. Without it the device decides. */
export function showMoreContrast() {
  applyTheme(document.documentElement, { contrast: 'more' });
  localStorage.setItem(SETTINGS_STORAGE_KEY, JSON.stringify({ contrast: 'more' }));
}

/** Whether a color of your own can be read on the page's paper. */
export const isLegible = (color: string) =>
  contrast(color, makeTheme({ hue: 190, chroma: 0.1 }, { scheme: 'light', contrast: 'normal' }).page) >= 4.5;
