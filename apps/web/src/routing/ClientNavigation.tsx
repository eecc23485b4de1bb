import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { navigate } from 'wouter/use-browser-location';

const follow = (path: string) => navigate(path);

/** Links of the kit change the address without loading the app again. */
export function ClientNavigation({ children }: { children: ReactNode }) {
  return <RouterProvider navigate={follow}>{children}</RouterProvider>;
}
