import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { foldDigits, formatDigits } from '../../i18n/digits.ts';
import { faLink } from '../../i18n/fa/actions.ts';
import { faFooter } from '../../i18n/fa/footer.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { Tile } from '../../illustrations/tile/Tile.tsx';
import { keyed } from '../../primitives/keyed.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Footer.css.ts';

export interface FooterProps extends RootProps {
  /** A `Logo`. */
  logo: ReactNode;
  /** One or two sentences under the logo. */
  about?: ReactNode;
  /** Columns of links, each under its title. */
  groups?: readonly { title: string; links: readonly { title: string; href: string }[] }[];
  /** Telephone in any digits, such as «۰۲۱ ۱۲۳۴ ۵۶۷۸». */
  phone?: string;
  /** Street address. */
  address?: string;
  /** Social networks: a Persian name that is heard and shown under the pointer, an icon that is seen. */
  social?: readonly { name: string; href: string; icon: ReactNode }[];
  /** Seals of trust: `FooterSeal`s, or what their givers hand out. */
  seals?: ReactNode;
  /** Partner schools, over all else: a `PartnerCarousel`. `PublicShell` shows the footer, and so them, at the root path only. */
  partners?: ReactNode;
  /** Last line: rights and year. */
  note?: ReactNode;
  /** @default «تلفن» */
  phoneLabel?: string;
  /** @default «نشانی» */
  addressLabel?: string;
  /** @default «مشق در شبکه‌های اجتماعی» */
  socialLabel?: string;
  /** @default «نمادهای اعتماد» */
  sealsLabel?: string;
  /** Name of the landmark of the links. @default «پیوندهای پایین صفحه» */
  linksLabel?: string;
  /** What is said of a social link after its name. @default «در صفحهٔ تازه باز می‌شود» */
  externalLabel?: string;
  ref?: Ref<HTMLElement>;
}

/** The end of the public home: who we are, where to find us, who trusts us. */
export function Footer({
  logo,
  about,
  groups = [],
  phone,
  address,
  social = [],
  seals,
  partners,
  note,
  phoneLabel = messagesFor('layout.footer', faFooter).phone,
  addressLabel = messagesFor('layout.footer', faFooter).address,
  socialLabel = messagesFor('layout.footer', faFooter).social,
  sealsLabel = messagesFor('layout.footer', faFooter).seals,
  linksLabel = messagesFor('layout.footer', faFooter).links,
  externalLabel = messagesFor('actions.link', faLink).external,
  className,
  ...rest
}: FooterProps) {
  const digits = useDigits();
  return (
    <footer {...rest} className={classNames(css.root, className)}>
      <Tile strength="faint" isFading={false} />
      <div className={css.inner}>
        {partners != null && <div className={css.partners}>{partners}</div>}
        <div className={css.columns}>
          <div className={css.group}>
            {logo}
            {about != null && <div className={css.about}>{about}</div>}
          </div>
          {groups.length > 0 && (
            <nav aria-label={linksLabel} className={css.links}>
              {keyed(groups, ({ title }) => title).map(([key, group]) => (
                <div key={key} className={css.group}>
                  <h2 className={css.heading}>{group.title}</h2>
                  {keyed(group.links, ({ href }) => href).map(([place, link]) => (
                    <Link key={place} href={link.href} className={css.link}>
                      {link.title}
                    </Link>
                  ))}
                </div>
              ))}
            </nav>
          )}
          {(phone !== undefined || address !== undefined) && (
            <div className={css.group}>
              {phone !== undefined && (
                <>
                  <h2 className={css.heading}>{phoneLabel}</h2>
                  <Link href={`tel:${foldDigits(phone).replace(/[^+0-9]/g, '')}`} className={css.link}>
                    <bdi dir="ltr">{formatDigits(phone, digits)}</bdi>
                  </Link>
                </>
              )}
              {address !== undefined && (
                <>
                  <h2 className={css.heading}>{addressLabel}</h2>
                  <address className={css.address}>{formatDigits(address, digits)}</address>
                </>
              )}
            </div>
          )}
        </div>
        {(social.length > 0 || seals != null) && (
          <div className={css.ends}>
            {social.length > 0 && (
              <ul aria-label={socialLabel} className={css.row}>
                {keyed(social, ({ href }) => href).map(([key, { name, href, icon }]) => (
                  <li key={key}>
                    <Link
                      href={href}
                      aria-label={`${name} (${externalLabel})`}
                      className={css.social}
                      rel="noopener"
                      target="_blank"
                    >
                      <span aria-hidden="true" className={css.icon} title={name}>
                        {icon}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {seals != null && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
              <div role="group" aria-label={sealsLabel} className={css.row}>
                {seals}
              </div>
            )}
          </div>
        )}
        {note != null && <p className={css.note}>{note}</p>}
      </div>
    </footer>
  );
}
