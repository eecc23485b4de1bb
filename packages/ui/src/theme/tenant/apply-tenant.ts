import type { TenantTheme } from './create-tenant-theme.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Dresses a page in a tenant's theme, or with null undresses it. One constructed style sheet and one attribute of
 * `<html>`: no React render, and a strict content security policy needs no exception. On a server, write `theme.css` to
 * the page's head and `data-tenant` on `<html>` instead: the first paint is then dressed already.
 */
export function applyTenant(theme: Pick<TenantTheme, 'id' | 'css'> | null, page: Document = document): void {
  const before = sheets.get(page);
  if (theme === null) {
    if (before !== undefined) page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== before);
    sheets.delete(page);
    page.documentElement.removeAttribute('data-tenant');
    return;
  }
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = before ?? new Sheet();
  sheet.replaceSync(theme.css);
  if (before === undefined) {
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    sheets.set(page, sheet);
  }
  page.documentElement.setAttribute('data-tenant', theme.id);
}
