/** Tenant themes: no style sheet and no browser are needed to make one. */
export { applyTenant } from './apply-tenant.ts';
export { createTenantTheme, type TenantTheme } from './create-tenant-theme.ts';
export { describeMove } from './describe-move.ts';
export type { BrandRole, MovedColor } from './moved-colors.ts';
export { type TenantFont, type TenantLogo, type TenantOptions, tenantFaults } from './tenant-options.ts';
