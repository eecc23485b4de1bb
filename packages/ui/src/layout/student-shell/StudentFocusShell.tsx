import type { ReactNode, Ref } from 'react';
import { Logo } from '../../navigation/logo/Logo.tsx';
import { ContentStart } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as mainCss from '../app-shell/main.css.ts';
import { MAIN_ID, SkipLink } from '../skip-link/SkipLink.tsx';
import * as css from './StudentFocusShell.css.ts';

export interface StudentFocusShellProps extends RootProps {
  children: ReactNode;
  /** Home of the area; the logo leads there. */
  homeHref: string;
  /** A tenant's own logo. */
  logoSrc?: string | undefined;
  /** Which piece of work this is: the heading of the page, small, at the end of the header. */
  title?: ReactNode;
  /** In the middle of the header: how far the work has come. */
  progress?: ReactNode;
  /** At the start of the header: the way out, with an icon for a phone, where the logo makes room for it. */
  start?: ReactNode;
  /** At the end of the header, such as a link to help. */
  end?: ReactNode;
  /** Over the content: an `OfflineBar`. */
  status?: ReactNode;
  /**
   * `sheet` is for a `QuestionSheet`: it has room for the number pad beside it, on a phone it goes from edge to edge, and
   * below desktop width the progress has a row of its own; on a phone the marks of up to twelve questions are beside the way out. @default 'page'
   */
  variant?: 'page' | 'sheet';
  /** @default «رفتن به متن اصلی» */
  skipLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The frame of one piece of work, such as a question: no menu, only how far it has come and the way out. */
export function StudentFocusShell({
  children,
  homeHref,
  logoSrc,
  title,
  progress,
  start,
  end,
  status,
  variant = 'page',
  skipLabel,
  className,
  ...rest
}: StudentFocusShellProps) {
  return (
    <div {...rest} className={classNames(css.focusRoot, className)}>
      <SkipLink {...(skipLabel !== undefined && { label: skipLabel })} />
      <header className={css.focusHeader} data-variant={variant}>
        <div className={css.focusStart}>
          {start}
          <div className={css.focusLogo} data-beside={start == null ? undefined : ''}>
            <Logo href={homeHref} src={logoSrc} />
          </div>
        </div>
        <div className={css.focusMiddle}>{progress}</div>
        {title == null ? (
          end
        ) : (
          <div className={css.focusEnd}>
            <h1 className={css.focusTitle}>{title}</h1>
            {end}
          </div>
        )}
      </header>
      {status}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={variant === 'sheet' ? `${mainCss.main} ${css.sheet}` : `${mainCss.main} ${mainCss.width.student}`}
      >
        <ContentStart>{children}</ContentStart>
      </main>
    </div>
  );
}
