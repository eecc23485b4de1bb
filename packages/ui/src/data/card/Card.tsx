import { ChevronLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Card.css.ts';

export type CardTone = keyof typeof css.tone;

interface CardParts extends RootProps {
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  /** Buttons, badges or a menu at the end of the title's line. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Last line of the card, at its lower edge. */
  footer?: ReactNode;
  /** Color of the card; `solid` is for the one card that asks for something. @default 'plain' */
  tone?: CardTone;
  /** Level of the title: one below what is over the card. @default 2 */
  level?: 2 | 3 | 4;
  /** The content reaches the edges, as a table does. @default false */
  isFlush?: boolean;
  /** @default 'section' when titled, else 'div' */
  as?: 'section' | 'article' | 'li' | 'div';
  ref?: Ref<HTMLElement>;
}

export type CardProps = CardParts &
  (
    | {
        /** Where the whole card leads. Its link is the title, so a title must be given. */
        href: string;
        title: ReactNode;
      }
    | {
        href?: undefined;
        /** Names the card. */
        title?: ReactNode;
      }
  );

/**
 * A sheet of the page that holds one thing. With `href` the whole card is one link. It is found by its heading; it is no
 * landmark, as a page may hold many (`Section` is one).
 */
export function Card({
  title,
  subtitle,
  actions,
  children,
  footer,
  tone = 'plain',
  level = 2,
  href,
  isFlush = false,
  as,
  className,
  ref,
  ...rest
}: CardProps) {
  const Element = as ?? (title == null ? 'div' : 'section');
  const Heading = `h${level}` as const;
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={classNames(css.root, css.tone[tone], className)}
      data-tone={tone}
      {...(href !== undefined && { 'data-link': '' })}
      {...(isFlush && { 'data-flush': '' })}
    >
      {(title != null || actions != null) && (
        <div className={css.head}>
          <div className={css.words}>
            {title != null && (
              <Heading className={css.title}>
                {href === undefined ? (
                  title
                ) : (
                  <Link href={href} className={css.link}>
                    {title}
                  </Link>
                )}
              </Heading>
            )}
            {subtitle != null && <p className={css.subtitle}>{subtitle}</p>}
          </div>
          {(actions != null || href !== undefined) && (
            <div className={css.end}>
              {actions != null && <div className={`${css.actions} ${css.above}`}>{actions}</div>}
              {href !== undefined && <ChevronLeft aria-hidden="true" size="1.5em" className={css.onward} />}
            </div>
          )}
        </div>
      )}
      {children != null && (isFlush ? children : <div className={css.body}>{children}</div>)}
      {footer != null && <div className={`${css.footer} ${css.above}`}>{footer}</div>}
    </Element>
  );
}
