import { Link } from 'react-aria-components/Link';
import { faNavigation } from '../../i18n/fa/navigation.ts';
import * as css from './Logo.css.ts';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps {
  /** Where it leads; without it the logo is not a link. */
  href?: string | undefined;
  /** The word beside the mark, and what the tenant's picture says. @default «مشق» */
  name?: string | undefined;
  /** A tenant's own logo, in place of mark and word. */
  src?: string | undefined;
  /** Name of the link. @default «مشق، رفتن به خانه» */
  linkLabel?: string | undefined;
  /** The mark alone, as in the mini menu. @default false */
  isMarkOnly?: boolean;
  /** Height of the word: 20, 28 or 40 px. @default 'medium' */
  size?: keyof typeof css.size;
}

/** The product's sign: a copybook with a pencil, and the word «مشق»; or a tenant's own. */
export function Logo({
  href,
  name = faNavigation.logo.name,
  src,
  linkLabel = faNavigation.logo.home,
  isMarkOnly = false,
  size = 'medium',
}: LogoProps) {
  const isNamedByLink = href !== undefined;
  const face =
    src !== undefined ? (
      <img src={src} alt={isNamedByLink ? '' : name} className={css.picture} />
    ) : (
      <>
        <LogoMark />
        {!isMarkOnly && <span className={css.word}>{name}</span>}
      </>
    );
  const className = `${css.root} ${css.size[size]}`;
  return isNamedByLink ? (
    <Link href={href} aria-label={linkLabel} className={className}>
      {face}
    </Link>
  ) : (
    <span className={className} {...(isMarkOnly && src === undefined && { role: 'img', 'aria-label': name })}>
      {face}
    </span>
  );
}
