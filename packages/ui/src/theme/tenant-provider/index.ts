export { type TenantIdentity, TenantProvider, type TenantProviderProps, useTenant } from './TenantProvider.tsx';
