import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { navigate } from 'wouter/use-browser-location';

const follow = (path: string) => navigate(path);

/** Makes the kit's links navigate with the router, without reloading the page. */
export function ClientNavigation({ children }: { children: ReactNode }) {
  return <RouterProvider navigate={follow}>{children}</RouterProvider>;
}
