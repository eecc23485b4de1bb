import { createContext, type ReactNode, use } from 'react';
import type { TenantTheme } from '../tenant/index.ts';

/** What components say of a tenant; its colors are CSS alone. */
export type TenantIdentity = Pick<TenantTheme, 'name' | 'logo'>;

const TenantContext = createContext<TenantIdentity | null>(null);

export interface TenantProviderProps {
  /** Name and logo of the school or organisation; null for the product's own. */
  tenant: TenantIdentity | null;
  children: ReactNode;
}

/** Put once around an app: every `Logo` inside is the tenant's. */
export function TenantProvider({ tenant, children }: TenantProviderProps) {
  return <TenantContext value={tenant}>{children}</TenantContext>;
}

/** The tenant whose app this is; null in the product's own. */
export function useTenant(): TenantIdentity | null {
  return use(TenantContext);
}
