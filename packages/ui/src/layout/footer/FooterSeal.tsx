import { ShieldCheck } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { faLink } from '../../i18n/fa/actions.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Footer.css.ts';

export interface FooterSealProps extends RootProps {
  /** Such as «نماد اعتماد الکترونیکی». */
  name: string;
  /** Where its giver vouches for it; opens in a new page. */
  href?: string;
  /** Address of its picture; without one the name is beside a shield. */
  imageUrl?: string | null | undefined;
  /** What is said of the link after its name. @default «در صفحهٔ تازه باز می‌شود» */
  externalLabel?: string;
  ref?: Ref<HTMLElement>;
}

/** A seal of trust at the end of the home. Its giver must see from which site it was asked, so the origin is sent. */
export function FooterSeal({
  name,
  href,
  imageUrl,
  externalLabel = messagesFor('actions.link', faLink).external,
  className,
  ref,
  ...rest
}: FooterSealProps) {
  const face = imageUrl ? (
    <img
      src={imageUrl}
      alt={href === undefined ? name : ''}
      className={css.sealPicture}
      loading="lazy"
      decoding="async"
      referrerPolicy="origin"
    />
  ) : (
    <>
      <ShieldCheck aria-hidden="true" size="1.5em" />
      {name}
    </>
  );
  return href === undefined ? (
    <span {...rest} ref={ref as Ref<HTMLSpanElement>} className={classNames(css.seal, className)}>
      {face}
    </span>
  ) : (
    <Link
      {...rest}
      ref={ref as Ref<HTMLAnchorElement>}
      href={href}
      aria-label={`${name} (${externalLabel})`}
      className={classNames(css.seal, className)}
      rel="noopener"
      referrerPolicy="origin"
      target="_blank"
    >
      {face}
    </Link>
  );
}
