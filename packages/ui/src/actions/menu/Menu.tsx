import type { ReactNode } from 'react';
import { Menu as AriaMenu, Popover } from 'react-aria-components/Menu';
import { list, surface } from '../../overlays/popover/surface.css.ts';

export interface MenuProps {
  /** `MenuItem`s, with `MenuSection`s and `MenuSeparator`s between them. */
  children: ReactNode;
  /** Its name; without one it has its trigger's. */
  'aria-label'?: string;
  /** Where it stands beside its trigger; it turns over where there is no room. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/**
 * Things to do or places to go, in a list that opens from its `MenuTrigger`. Keyboard: the arrows go from item to item,
 * letters find one by its beginning, Enter does it, Escape closes.
 */
export function Menu({ children, placement = 'bottom end', ...rest }: MenuProps) {
  return (
    <Popover placement={placement} offset={6} className={surface}>
      <AriaMenu {...rest} className={list}>
        {children}
      </AriaMenu>
    </Popover>
  );
}
