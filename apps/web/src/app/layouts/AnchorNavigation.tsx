import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { navigate } from 'wouter/use-browser-location';

/**
 * An anchor of the current page is left to the browser, which scrolls there on each press, restores the position on Back,
 * and fires `hashchange`. Other paths go through the router.
 */
const follow = (path: string) => {
  const [page, part] = path.split('#');
  const isHere = page === location.pathname;
  history.scrollRestoration = isHere && part !== undefined ? 'auto' : 'manual';
  if (isHere && part !== undefined) return location.assign(`#${part}`);
  navigate(path);
  // The same path again would keep the scroll position; a link to the page itself scrolls to the top.
  if (isHere) window.scrollTo({ top: 0 });
};

/** Navigation for pages whose menu has anchors, such as `/#faq`. */
export function AnchorNavigation({ children }: { children: ReactNode }) {
  return <RouterProvider navigate={follow}>{children}</RouterProvider>;
}
