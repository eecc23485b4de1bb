import type { TenantTheme } from './create-tenant-theme.ts';

interface Dress {
  css: string;
  sheet: CSSStyleSheet;
}

/** The sheets a page has been given, by tenant. */
const dresses = new WeakMap<Document, Map<string, Dress>>();

/**
 * Dresses a page in a tenant's theme, or with null undresses it. One constructed style sheet a tenant and one attribute
 * of `<html>`: no React render, and a strict content security policy needs no exception. A tenant seen before costs only
 * the attribute, for a sheet that is written again is matched against the whole page again. On a server, write `theme.css`
 * to the page's head and `data-tenant` on `<html>` instead: the first paint is then dressed already.
 */
export function applyTenant(theme: Pick<TenantTheme, 'id' | 'css'> | null, page: Document = document): void {
  const known = dresses.get(page) ?? new Map<string, Dress>();
  if (theme === null) {
    const ours = new Set([...known.values()].map(({ sheet }) => sheet));
    if (ours.size > 0) page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
    dresses.delete(page);
    page.documentElement.removeAttribute('data-tenant');
    return;
  }
  const { id, css } = theme;
  const before = known.get(id);
  if (before?.css !== css) {
    const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
    const sheet = before?.sheet ?? new Sheet();
    sheet.replaceSync(css);
    if (before === undefined) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    dresses.set(page, known.set(id, { css, sheet }));
  }
  page.documentElement.setAttribute('data-tenant', id);
}
