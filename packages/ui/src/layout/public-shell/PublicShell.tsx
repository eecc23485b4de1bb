import type { ReactNode } from 'react';
import { Tile } from '../../illustrations/tile/Tile.tsx';
import { TopBar, type TopBarProps } from '../../navigation/top-bar/TopBar.tsx';
import { ContentStart } from '../../primitives/announcement/Announcement.tsx';
import { MAIN_ID, SkipLink } from '../skip-link/SkipLink.tsx';
import * as css from './PublicShell.css.ts';

export interface PublicShellProps extends TopBarProps {
  children: ReactNode;
  /** A `Footer`; like the tile behind the page it shows on the home page only. */
  footer?: ReactNode;
  /** Path of the home page. @default '/' */
  homePath?: string;
  /** @default «رفتن به متن اصلی» */
  skipLabel?: string;
}

/** The frame of the public pages: floating bar, content, and at home the tile and the footer. */
export function PublicShell({ children, footer, homePath = '/', skipLabel, ...bar }: PublicShellProps) {
  const isHome = bar.currentPath === homePath;
  return (
    <div className={css.root}>
      <SkipLink {...(skipLabel !== undefined && { label: skipLabel })} />
      {isHome && (
        <div className={css.backdrop}>
          <Tile />
        </div>
      )}
      <TopBar {...bar} />
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        <ContentStart>{children}</ContentStart>
      </main>
      {isHome && footer}
    </div>
  );
}
