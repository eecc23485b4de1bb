import { Logo } from '@mashq/ui/navigation/logo';
import { TenantProvider } from '@mashq/ui/theme/tenant-provider';
import type { ReactNode } from 'react';

const identity = { name: 'دبستان سپیده', logo: { light: '/logo.svg', dark: '/logo-dark.svg' } };

/** Every `Logo` inside, those of the shells too, is the school's: the light one or the dark one by itself. */
export const WithLogo = ({ children }: { children: ReactNode }) => (
  <TenantProvider tenant={identity}>
    <Logo href="/" />
    {children}
  </TenantProvider>
);
