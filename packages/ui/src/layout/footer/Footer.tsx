import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { foldDigits, formatDigits } from '../../i18n/digits.ts';
import { faLayout } from '../../i18n/fa/layout.ts';
import { Tile } from '../tile/Tile.tsx';
import * as css from './Footer.css.ts';

export interface FooterProps {
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
  /** Social networks: a name that is heard, an icon that is seen. */
  social?: readonly { name: string; href: string; icon: ReactNode }[];
  /** Seals of trust, as given out by those who give them. */
  seals?: ReactNode;
  /** Partner schools; usually a carousel. */
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
  phoneLabel = faLayout.footer.phone,
  addressLabel = faLayout.footer.address,
  socialLabel = faLayout.footer.social,
  sealsLabel = faLayout.footer.seals,
  linksLabel = faLayout.footer.links,
}: FooterProps) {
  return (
    <footer className={css.root}>
      <Tile strength="faint" isFading={false} />
      <div className={css.inner}>
        {partners}
        <div className={css.columns}>
          <div className={css.group}>
            {logo}
            {about}
          </div>
          {groups.length > 0 && (
            <nav aria-label={linksLabel} className={css.columns}>
              {groups.map((group) => (
                <div key={group.title} className={css.group}>
                  <h2 className={css.heading}>{group.title}</h2>
                  {group.links.map((link) => (
                    <Link key={link.href} href={link.href} className={css.link}>
                      {link.title}
                    </Link>
                  ))}
                </div>
              ))}
            </nav>
          )}
          <div className={css.group}>
            {phone !== undefined && (
              <>
                <h2 className={css.heading}>{phoneLabel}</h2>
                <Link href={`tel:${foldDigits(phone).replace(/[^+0-9]/g, '')}`} className={css.link}>
                  <bdi dir="ltr">{formatDigits(phone)}</bdi>
                </Link>
              </>
            )}
            {address !== undefined && (
              <>
                <h2 className={css.heading}>{addressLabel}</h2>
                <address className={css.address}>{formatDigits(address)}</address>
              </>
            )}
          </div>
        </div>
        <div className={css.row}>
          {social.length > 0 && (
            <ul aria-label={socialLabel} className={css.row}>
              {social.map(({ name, href, icon }) => (
                <li key={href}>
                  <Link href={href} aria-label={name} className={css.social} rel="noopener" target="_blank">
                    <span aria-hidden="true">{icon}</span>
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
        {note != null && <p className={css.note}>{note}</p>}
      </div>
    </footer>
  );
}
