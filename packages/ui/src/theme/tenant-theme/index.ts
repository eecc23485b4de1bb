/** A tenant's theme as a style sheet, for servers and builds: nothing here knows a browser. */

export type { AdjustedColor, BrandRole } from '../tenant/adjusted-colors.ts';
export { createTenantTheme, type TenantTheme } from '../tenant/create-tenant-theme.ts';
export { type TenantFont, type TenantLogo, type TenantOptions, tenantFaults } from '../tenant/tenant-options.ts';
