import { ChevronLeft } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import * as faNavigation from '../../i18n/fa/navigation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { ownText } from '../../i18n/own-direction.ts';
import { keyed } from '../../primitives/keyed.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as css from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps extends RootProps {
  /** From the top of the area down to this page; the last one has no address. */
  items: readonly { title: string; href?: string }[];
  /** Name of the landmark. @default «جای این صفحه» */
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** The way from the top of the area to this page. */
export function Breadcrumbs({
  items,
  label = messagesFor('navigation.breadcrumbs', faNavigation.breadcrumbs).label,
  className,
  ...rest
}: BreadcrumbsProps) {
  return (
    <nav className={className} {...rest} aria-label={label}>
      <ol className={css.list}>
        {keyed(items, ({ title }) => title).map(([key, { title, href }], index) => (
          <li key={key} className={css.crumb}>
            {href === undefined ? (
              <span aria-current="page" className={css.current}>
                {ownText(title)}
              </span>
            ) : (
              <Link href={href} className={css.link}>
                {ownText(title)}
              </Link>
            )}
            {index < items.length - 1 && <ChevronLeft aria-hidden="true" size="1em" className={css.arrow} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
