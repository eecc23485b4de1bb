import { createTenantTheme } from '@mashq/ui/theme/tenant-theme';
import { LRUCache } from 'lru-cache';

/** A sheet is some 6 KB and takes milliseconds to work out. */
const sheets = new LRUCache<string, string>({ max: 500 });

/** Value of `data-tenant` for pages of a school. */
const tenantId = (schoolId: string): string => `school-${schoolId}`;

/** The style sheet of a school's color. */
export function themeCss(schoolId: string, color: string): string {
  const key = `${schoolId} ${color}`;
  const known = sheets.get(key);
  if (known !== undefined) return known;
  const { css } = createTenantTheme({ id: tenantId(schoolId), name: schoolId, logo: schoolId, color });
  sheets.set(key, css);
  return css;
}

/** What a page needs to be dressed before any script runs. */
export interface PageLook {
  readonly schoolId: string;
  readonly name: string;
  readonly color: string | null;
  readonly logo: { readonly light: string; readonly dark: string } | null;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const asText = (text: string) => text.replaceAll(/[&"<>]/g, (character) => ESCAPES[character] ?? character);

/**
 * The app's page in a school's look: the sheet of its color is part of the first paint, and the app reads name and logo from
 * the `look` of its head.
 */
export function writeLook(page: string, { schoolId, name, color, logo }: PageLook, api: string): string {
  const site = `${api}/site/look/${schoolId}`;
  const address = (imageId: string) => `${site}/logo/${imageId}/`;
  const said = JSON.stringify({
    name,
    logo: logo && { light: address(logo.light), dark: address(logo.dark) },
  });
  const tenant = color === null ? '' : ` data-tenant="${tenantId(schoolId)}"`;
  const sheet = color === null ? '' : `<link rel="stylesheet" href="${site}/theme/${color.slice(1)}/" />`;
  const meta = `<meta name="look" content="${asText(said)}"${tenant} />`;
  const dressed =
    color === null ? page : page.replace(/(<meta name="theme-color" content=")[^"]*/, (_, start) => start + color);
  return dressed.replace('<html', () => `<html${tenant}`).replace('</head>', () => `${sheet}${meta}</head>`);
}
