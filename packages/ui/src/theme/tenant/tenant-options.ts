/** A logo as one picture, or one for light and one for dark pages. Addresses as in `src` of an image. */
export type TenantLogo = string | { readonly light: string; readonly dark: string };

export interface TenantFont {
  /** The family's name as CSS knows it. */
  readonly family: string;
  /** Address of a `woff2` with Persian letters; left out where the page loads the font itself. */
  readonly src?: string;
}

/** All a school or organisation says about its look. Plain data: it may come from a file, a database or a form. */
export interface TenantOptions {
  /** Value of `data-tenant` on `<html>`: small Latin letters, digits and hyphens. */
  readonly id: string;
  /** As people say it; what the logo is called. */
  readonly name: string;
  readonly logo: TenantLogo;
  /** The brand color, `#rgb` or `#rrggbb`. */
  readonly color: string;
  /** Corner of a control in pixels, 0 to 28; cards and sheets follow in proportion. @default 16 */
  readonly radius?: number;
  /** @default Vazirmatn */
  readonly font?: TenantFont;
}

const MAX_RADIUS = 28;

/** `#rgb` or `#rrggbb` in any case as `#rrggbb` in small letters; null where it is no such color. */
export function readHex(color: string): string | null {
  const digits = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(color.trim());
  if (digits === null) return null;
  const [, short, long = ''] = digits;
  return `#${(short === undefined ? long : short.replace(/./g, '$&$&')).toLowerCase()}`;
}

/** What is amiss, one line a field; empty when a theme can be made. These values end up in a style sheet. */
export function tenantFaults({ id, name, logo, color, radius, font }: TenantOptions): string[] {
  const faults: string[] = [];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) faults.push(`id: small Latin letters, digits and hyphens, not "${id}"`);
  if (name.trim() === '') faults.push('name: empty');
  const logos = typeof logo === 'string' ? [logo] : [logo.light, logo.dark];
  if (logos.some((address) => address.trim() === '')) faults.push('logo: empty');
  if (readHex(color) === null) faults.push(`color: #rgb or #rrggbb, not "${color}"`);
  if (radius !== undefined && !(radius >= 0 && radius <= MAX_RADIUS)) {
    faults.push(`radius: 0 to ${MAX_RADIUS} pixels, not ${radius}`);
  }
  if (font !== undefined && !/^[\p{L}\p{N} _-]+$/u.test(font.family)) {
    faults.push(`font.family: letters, digits, spaces and hyphens, not "${font.family}"`);
  }
  if (font?.src !== undefined && !/^[^\s"'()\\<>]+$/.test(font.src)) {
    faults.push(`font.src: an address without spaces, quotes or brackets, not "${font.src}"`);
  }
  return faults;
}
