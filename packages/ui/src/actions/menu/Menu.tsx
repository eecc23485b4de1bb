import { type ReactNode, useContext } from 'react';
import { OptionListPopover } from '../../primitives/option-list/OptionListPopover.tsx';
import { MenuTriggerContext } from './menu-trigger.ts';

export interface MenuProps {
  /** `MenuItem`s, with `MenuSection`s and `MenuSeparator`s between them. */
  children: ReactNode;
  /** Its name; without one it has its trigger's. */
  'aria-label'?: string;
  /** Where it is beside its trigger; it turns over where there is no room. A phone's sheet has one place. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/**
 * Things to do or places to go, in a list that opens from its `MenuTrigger`: beside it, and on a phone as a sheet at the lower edge.
 * Keyboard: the arrows go from item to item,
 * letters find one by its beginning, Enter does it, Escape closes.
 */
export function Menu({ placement = 'bottom end', 'aria-label': label, ...rest }: MenuProps) {
  const { 'aria-labelledby': labelledBy, ...list } = useContext(MenuTriggerContext);
  return (
    <OptionListPopover
      {...rest}
      {...list}
      role="menu"
      isSheet
      placement={placement}
      aria-label={label}
      aria-labelledby={label === undefined ? labelledBy : undefined}
    />
  );
}
