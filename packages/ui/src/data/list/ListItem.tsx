import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { ownText } from '../../i18n/own-direction.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './List.css.ts';

export interface ListItemProps extends RootProps {
  title: ReactNode;
  /** One quiet line under the title. */
  description?: ReactNode;
  /** Before the words: an avatar, an icon, a ring. */
  start?: ReactNode;
  /** After the words: a badge, a bar, buttons. */
  end?: ReactNode;
  /** `end` is a bar or text that grows with the room. @default false */
  isEndWide?: boolean;
  /** Where the whole item leads. */
  href?: string;
  ref?: Ref<HTMLLIElement>;
}

/** One thing of a `List`. With `href` the whole item is one link named by its title. */
export function ListItem({
  title,
  description,
  start,
  end,
  isEndWide = false,
  href,
  className,
  ...rest
}: ListItemProps) {
  return (
    <li {...rest} className={classNames(css.item, className)} {...(href !== undefined && { 'data-link': '' })}>
      {start}
      <div className={css.words}>
        <div className={css.title}>
          {href === undefined ? (
            ownText(title)
          ) : (
            <Link href={href} className={css.link}>
              {ownText(title)}
            </Link>
          )}
        </div>
        {description != null && <div className={css.description}>{ownText(description)}</div>}
      </div>
      {end != null && (
        <div className={css.end} {...(isEndWide && { 'data-wide': '' })}>
          {end}
        </div>
      )}
    </li>
  );
}
