import type { Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import * as faNavigation from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import type { TenantLogo } from '../../theme/tenant/index.ts';
import { useTenant } from '../../theme/tenant-provider/index.ts';
import * as css from './Logo.css.ts';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps extends RootProps {
  /** Where it leads; without it the logo is not a link. */
  href?: string | undefined;
  /** The word beside the mark, and what the tenant's picture says. @default the tenant's name, or «مشق» */
  name?: string | undefined;
  /** Address of a picture in place of mark and word, or one for light and one for dark. @default the tenant's logo */
  src?: TenantLogo | undefined;
  /** Name of the link. @default the name with «رفتن به خانه» */
  linkLabel?: string | undefined;
  /** The mark alone, as in the mini menu. @default false */
  isMarkOnly?: boolean;
  /** Height of the word: 20, 28 or 40 px. @default 'medium' */
  size?: keyof typeof css.size;
  /** The link, or what stands for it. */
  ref?: Ref<HTMLElement>;
}

/** The product's sign: a copybook with a pencil, and the word «مشق»; or a tenant's own, where a `TenantProvider` names one. */
export function Logo({
  href,
  name,
  src,
  linkLabel,
  isMarkOnly = false,
  size = 'medium',
  className,
  ref,
  ...rest
}: LogoProps) {
  const tenant = useTenant();
  const shown = src ?? tenant?.logo;
  const word = name ?? tenant?.name ?? messagesFor('navigation.logo', faNavigation.logo).name;
  const isNamedByLink = href !== undefined;
  const face =
    shown !== undefined ? (
      <LogoPicture src={shown} alt={isNamedByLink ? '' : word} />
    ) : (
      <>
        <LogoMark />
        {!isMarkOnly && <span className={css.word}>{word}</span>}
      </>
    );
  const classes = classNames(css.root, css.size[size], className);
  return isNamedByLink ? (
    <Link
      {...rest}
      ref={ref as Ref<HTMLAnchorElement>}
      href={href}
      aria-label={linkLabel ?? messagesFor('navigation.logo', faNavigation.logo).home(word)}
      className={classes}
    >
      {face}
    </Link>
  ) : (
    <span
      {...rest}
      ref={ref as Ref<HTMLSpanElement>}
      className={classes}
      {...(isMarkOnly && shown === undefined && { role: 'img', 'aria-label': word })}
    >
      {face}
    </span>
  );
}

/** Of a pair, the one for the other scheme is not drawn and not spoken. */
function LogoPicture({ src, alt }: { src: TenantLogo; alt: string }) {
  if (typeof src === 'string') return <img src={src} alt={alt} className={css.picture} />;
  return (
    <>
      <img src={src.light} alt={alt} className={`${css.picture} ${css.onlyInLight}`} />
      <img src={src.dark} alt={alt} className={`${css.picture} ${css.onlyInDark}`} />
    </>
  );
}
