import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import * as surfaceCss from '../../overlays/popover/surface.css.ts';
import * as css from './MenuItem.css.ts';

export interface MenuItemProps {
  /** What it does, as a verb, or where it leads; found by typing its beginning. */
  children: string;
  /** Stands under the words, and is read after them. */
  description?: ReactNode;
  /** A picture before the words; decoration. */
  icon?: ReactNode;
  /** `danger` for what takes something away. @default 'plain' */
  kind?: 'plain' | 'danger';
  /** Does it; the menu closes. */
  onAction?: () => void;
  /** Where it leads, instead of doing something. */
  href?: string;
  /** @default false */
  isDisabled?: boolean;
  id?: string;
}

/** One line of a `Menu`. */
export function MenuItem({ children, description, icon, kind = 'plain', ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      textValue={children}
      className={kind === 'danger' ? `${surfaceCss.item} ${css.danger}` : surfaceCss.item}
    >
      {icon != null && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={css.words}>
        <span>{children}</span>
        {description != null && <span className={css.description}>{description}</span>}
      </span>
    </AriaMenuItem>
  );
}
