import type { ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';

export interface RouterProviderProps {
  /** Goes to a path of the app without loading the page, such as `useNavigate()` of React Router. */
  navigate: (path: string) => void;
  /** Makes the `href` of a link from a path, where the app is not at the root of its address. */
  useHref?: (path: string) => string;
  children: ReactNode;
}

/**
 * Makes every link of the kit navigate with the app's router: links, menus, tabs, breadcrumbs and the navigation. It is
 * react-aria's own, from the copy that the kit uses, so an app needs no second one. Links with modifier keys, with a
 * target or to another site stay the browser's.
 */
export function RouterProvider({ navigate, useHref, children }: RouterProviderProps) {
  return (
    <AriaRouterProvider navigate={navigate} {...(useHref !== undefined && { useHref })}>
      {children}
    </AriaRouterProvider>
  );
}
