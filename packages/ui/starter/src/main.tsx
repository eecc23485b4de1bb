import '@mashq/ui/fonts.css';
import '@mashq/ui/reset.css';
import '@mashq/ui/themes/purple.css';

import { mountApp } from '@mashq/ui/layout/mount-app';
import { RouterProvider } from '@mashq/ui/navigation/router-provider';
import { ToastRegion } from '@mashq/ui/overlays/toast';
import { TenantProvider } from '@mashq/ui/theme/tenant-provider';
import { App } from './App.tsx';
import { navigate } from './navigation.ts';
import { school } from './school.ts';
import { Language } from './settings.tsx';

mountApp(
  <Language>
    <TenantProvider tenant={school}>
      <RouterProvider navigate={navigate}>
        <App />
        <ToastRegion />
      </RouterProvider>
    </TenantProvider>
  </Language>,
);
