/** Tenant themes: no style sheet and no browser are needed to make one. */

export type { AdjustedColor, BrandRole } from './adjusted-colors.ts';
export { applyTenant } from './apply-tenant.ts';
export { createTenantTheme, type TenantTheme } from './create-tenant-theme.ts';
export { describeAdjustment } from './describe-adjustment.ts';
export { type TenantFont, type TenantLogo, type TenantOptions, tenantFaults } from './tenant-options.ts';
