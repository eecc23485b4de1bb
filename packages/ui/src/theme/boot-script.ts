import { SETTING_VALUES } from './apply-theme.ts';

/** Where the browser keeps a person's settings, as JSON with the names of `ThemeSettings`. */
export const SETTINGS_STORAGE_KEY = 'settings';

const { area: _, ...STORED } = SETTING_VALUES;

/**
 * JavaScript that puts the stored settings on `<html>` before the first paint, so that no page flashes in another
 * color. Write it to a file of its own and load it in `<head>` without `async` or `defer`: a strict content security
 * policy then needs no exception. Unknown or broken values are passed over.
 */
export const bootScript = `(function () {
  try {
    var allowed = ${JSON.stringify(STORED)};
    var stored = JSON.parse(localStorage.getItem('${SETTINGS_STORAGE_KEY}') || '{}');
    for (var name in allowed) {
      if (allowed[name].indexOf(stored[name]) >= 0) {
        document.documentElement.setAttribute(name === 'dir' ? 'dir' : 'data-' + name, stored[name]);
      }
    }
  } catch (error) {}
})();
`;
