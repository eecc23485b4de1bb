import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { NavDrawer } from '../nav-drawer/NavDrawer.tsx';
import { NavHorizontal } from '../nav-horizontal/NavHorizontal.tsx';
import type { NavProps } from '../nav-item/types.ts';
import * as css from './TopBar.css.ts';

export interface TopBarProps extends NavProps {
  /** A `Logo` that leads home. */
  logo: ReactNode;
  /** At the end of the bar: the way to sign in, or who is signed in. */
  end?: ReactNode;
}

/**
 * The floating bar of the public pages: 90vw wide with the horizontal menu on a desktop, with the drawer below 1024 px.
 * It scrolls away with the page and comes back to stay once the page is scrolled past the header's height.
 */
export function TopBar({ logo, end, ...nav }: TopBarProps) {
  const root = useRef<HTMLElement>(null);
  const isSticky = useScrolledPast(root);
  return (
    <header ref={root} className={css.root} {...(isSticky && { 'data-sticky': '' })}>
      <div className={css.bar}>
        <div className={css.onPhone}>
          <NavDrawer {...nav} head={logo} foot={end} />
        </div>
        {logo}
        <div className={css.onDesk}>
          <NavHorizontal {...nav} />
        </div>
        <div className={css.end}>{end}</div>
      </div>
    </header>
  );
}

/** Whether the page has been scrolled further than the element is high. */
function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > (element.current?.offsetHeight ?? 0));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [element]);
  return isPast;
}
