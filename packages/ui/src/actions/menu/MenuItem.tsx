import { type ReactNode, useContext } from 'react';
import { Link } from 'react-aria-components/Link';
import * as surfaceCss from '../../primitives/floating-surface/floating-surface.css.ts';
import { OptionChoiceContext } from '../../primitives/option-list/choice-context.ts';
import { OptionListItem } from '../../primitives/option-list/OptionListItem.tsx';
import * as css from './MenuItem.css.ts';

export interface MenuItemProps {
  /** What it does, as a verb, or where it leads; found by typing its beginning. */
  children: string;
  /** Is under the words, and is read after them. */
  description?: ReactNode;
  /** A picture before the words; decoration. */
  icon?: ReactNode;
  /** `danger` for what takes something away. @default 'plain' */
  variant?: 'plain' | 'danger';
  /** Does it; the menu closes. */
  onAction?: () => void;
  /** Where it leads, instead of doing something. */
  href?: string;
  /** @default false */
  isDisabled?: boolean;
  id?: string;
}

/** One line of a `Menu`. */
export function MenuItem({
  children,
  description,
  icon,
  variant = 'plain',
  onAction,
  href,
  isDisabled = false,
  id,
}: MenuItemProps) {
  const choose = useContext(OptionChoiceContext);
  const line = {
    ...(id !== undefined && { id }),
    className: variant === 'danger' ? `${surfaceCss.item} ${css.danger}` : surfaceCss.item,
    children: (
      <>
        {icon != null && (
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={css.words}>
          <span>{children}</span>
          {description != null && <span className={css.description}>{description}</span>}
        </span>
      </>
    ),
  };
  const act = () => choose(onAction);
  if (href === undefined || isDisabled) {
    return <OptionListItem {...line} role="menuitem" text={children} isDisabled={isDisabled} onChoose={act} />;
  }
  return (
    <Link
      {...line}
      slot={null}
      href={href}
      onClick={act}
      data-text={children}
      render={(link) => ('href' in link ? <a {...link} role="menuitem" tabIndex={-1} /> : <span {...link} />)}
    />
  );
}
