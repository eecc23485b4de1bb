import type { ReactNode, Ref } from 'react';
import * as faLayout from '../../i18n/fa/layout.ts';
import { messagesFor } from '../../i18n/language.ts';
import { Tile } from '../../illustrations/tile/Tile.tsx';
import { ContentStart } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { MAIN_ID, SkipLink } from '../skip-link/SkipLink.tsx';
import * as css from './AuthShell.css.ts';

export interface AuthShellProps extends RootProps {
  /** A `Logo` that leads home. */
  logo: ReactNode;
  /** The one first-level heading, on the sheet. */
  title: ReactNode;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Under the sheet: the way to the other forms. */
  below?: ReactNode;
  /** Beside the sheet on a desktop. @default «مشقِ ریاضی، صفحه‌به‌صفحه با کتاب درسی» */
  slogan?: ReactNode;
  /** Over the slogan; decoration. */
  picture?: ReactNode;
  /** @default «رفتن به متن اصلی» */
  skipLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The frame of signing in: a form on a sheet of squared paper, beside one calm sentence. */
export function AuthShell({
  logo,
  title,
  subtitle,
  children,
  below,
  slogan = messagesFor('layout.auth', faLayout.auth).slogan,
  picture,
  skipLabel,
  className,
  ...rest
}: AuthShellProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <SkipLink {...(skipLabel !== undefined && { label: skipLabel })} />
      <header className={css.side}>
        <div className={css.tile}>
          <Tile strength="faint" isFading={false} />
        </div>
        <div className={css.logo}>{logo}</div>
        <div className={css.words}>
          {picture != null && <div className={css.picture}>{picture}</div>}
          <p className={css.slogan}>{slogan}</p>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        <div className={css.sheet}>
          <div>
            <h1 className={css.title}>{title}</h1>
            {subtitle != null && <p className={css.subtitle}>{subtitle}</p>}
          </div>
          <ContentStart>{children}</ContentStart>
        </div>
        {below != null && <div className={css.below}>{below}</div>}
      </main>
    </div>
  );
}
