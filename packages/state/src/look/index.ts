export { LOOK_KEY, look, type TenantLook, useTenantLook } from './look.ts';
