import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/**
 * Mounts an app so that its first frame is whole. Tabs, menus and lists of react-aria learn their items in an effect,
 * which React runs a frame or two after the first paint; mounted at once and in one go, nothing jumps into the page
 * later. For a page that came rendered from a server use `hydrateRoot` of React: there the markup is whole already.
 *
 * @param place - Where it is mounted; by default the element with the id `root`.
 * @throws Error when there is no such element.
 */
export function mountApp(app: ReactNode, place: Element | null = document.getElementById('root')): Root {
  if (place === null) throw new Error('mountApp: the page has no element with the id "root"');
  const root = createRoot(place);
  flushSync(() => root.render(app));
  // What the effects of the first pass asked for.
  flushSync(() => root.render(app));
  return root;
}
