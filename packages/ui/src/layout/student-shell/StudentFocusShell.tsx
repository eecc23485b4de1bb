import type { ReactNode } from 'react';
import { Logo } from '../../navigation/logo/Logo.tsx';
import * as mainCss from '../app-shell/main.css.ts';
import { MAIN_ID, SkipLink } from '../skip-link/SkipLink.tsx';
import * as css from './StudentFocusShell.css.ts';

export interface StudentFocusShellProps {
  children: ReactNode;
  /** Home of the area; the logo leads there. */
  homeHref: string;
  /** A tenant's own logo. */
  logoSrc?: string | undefined;
  /** In the middle of the header: how far the work has come. */
  progress?: ReactNode;
  /** At the end of the header: which question, the way out. */
  end?: ReactNode;
  /** Over the content: an `OfflineBar`. */
  status?: ReactNode;
  /** Room beside the sheet of 834 px, for a number pad. @default false */
  isWide?: boolean;
  /** @default «رفتن به متن اصلی» */
  skipLabel?: string;
}

/** The frame of one piece of work, such as a question: no menu, only how far it has come and the way out. */
export function StudentFocusShell({
  children,
  homeHref,
  logoSrc,
  progress,
  end,
  status,
  isWide = false,
  skipLabel,
}: StudentFocusShellProps) {
  return (
    <div className={css.focusRoot}>
      <SkipLink {...(skipLabel !== undefined && { label: skipLabel })} />
      <header className={css.focusHeader}>
        <div className={css.focusLogo}>
          <Logo href={homeHref} src={logoSrc} />
        </div>
        <div className={css.focusMiddle}>{progress}</div>
        {end}
      </header>
      {status}
      <main id={MAIN_ID} tabIndex={-1} className={`${mainCss.main} ${isWide ? css.wide : mainCss.width.student}`}>
        {children}
      </main>
    </div>
  );
}
