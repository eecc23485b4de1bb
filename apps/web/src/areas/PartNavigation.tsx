import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { navigate } from 'wouter/use-browser-location';

/**
 * A part of the page in sight is left to the browser: it goes there each time it is asked, finds the way back to where the
 * reader was, and tells who listens. Other places of the app are found by the app itself.
 */
const follow = (path: string) => {
  const [page, part] = path.split('#');
  const isHere = page === location.pathname;
  history.scrollRestoration = isHere && part !== undefined ? 'auto' : 'manual';
  if (isHere && part !== undefined) return location.assign(`#${part}`);
  navigate(path);
  // The screen already shown stays as it was scrolled, and from one of its parts this is the way back up.
  if (isHere) window.scrollTo({ top: 0 });
};

/** Around pages whose menu leads to parts of them: `/#faq` is gone to, from the menu and from outside. */
export function PartNavigation({ children }: { children: ReactNode }) {
  return <RouterProvider navigate={follow}>{children}</RouterProvider>;
}
