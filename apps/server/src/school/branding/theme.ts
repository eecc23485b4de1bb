import { createTenantTheme } from '@mashq/ui/theme/tenant-theme';
import { LRUCache } from 'lru-cache';

/** A sheet is some 6 KB and takes milliseconds to work out. */
const sheets = new LRUCache<string, string>({ max: 500 });

/** Value of `data-tenant` for pages of a school. */
export const tenantId = (schoolId: string): string => `school-${schoolId}`;

/** The style sheet of a school's color. */
export function themeCss(schoolId: string, color: string): string {
  const key = `${schoolId} ${color}`;
  const known = sheets.get(key);
  if (known !== undefined) return known;
  const { css } = createTenantTheme({ id: tenantId(schoolId), name: schoolId, logo: schoolId, color });
  sheets.set(key, css);
  return css;
}
