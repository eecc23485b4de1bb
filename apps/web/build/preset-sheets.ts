import type { Rolldown } from 'vite';

/** Style sheets by preset name, for presets with a file of their own. */
export function presetSheets(bundle: Rolldown.OutputBundle): Record<string, string> {
  const sheets = Object.values(bundle).flatMap((chunk): [string, string][] => {
    if (chunk.type !== 'chunk') return [];
    const [, preset] = /\/theme\/presets\/(\w+)\.css\.ts/.exec(chunk.facadeModuleId ?? '') ?? [];
    const [file] = chunk.viteMetadata?.importedCss ?? [];
    return preset !== undefined && file !== undefined ? [[preset, `/${file}`]] : [];
  });
  if (sheets.length === 0) throw new Error('No preset has a style sheet: have they moved?');
  return Object.fromEntries(sheets);
}

/**
 * JavaScript that requests the style sheet of the preset on `<html>` together with the app's own, so that it is loaded
 * first. If it fails, the page uses the default preset.
 */
export function sheetScript(sheets: Readonly<Record<string, string>>): string {
  return `(function () {
  var root = document.documentElement;
  var sheet = ${JSON.stringify(sheets)}[root.getAttribute('data-preset')];
  if (!sheet) return;
  var link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  link.onerror = function () { root.removeAttribute('data-preset'); };
  document.head.appendChild(link);
})();
`;
}

/**
 * JavaScript that puts the style sheet of the person's school, kept from the last visit, on the page before the first paint.
 * A page that the server dressed for a school's host is left to it until the session is known.
 */
export const lookScript = `(function () {
  try {
    var look = JSON.parse(localStorage.getItem('look'));
    if (!look || !look.css) return;
    var sheet = new CSSStyleSheet();
    sheet.replaceSync(look.css);
    document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet);
    document.documentElement.setAttribute('data-tenant', look.id);
  } catch (error) {}
})();
`;
