import type { ReactNode } from 'react';
import type { NavAccount } from '../account/types.ts';

/** One entry of a menu. */
export interface NavItem {
  title: string;
  /** Where it leads; `/exit` ends the session instead. An item with children opens them and leads nowhere itself. */
  path: string;
  /** Decoration; is alone over a small title in the mini menu, so a root item should have one. */
  icon?: ReactNode;
  children?: readonly NavItem[];
  /** Seen but not to be used. @default false */
  disabled?: boolean;
  /** One quiet line under the title, in the vertical menu. */
  caption?: string;
  /** Roles that see the item; without it everybody does. */
  roles?: readonly string[];
  /** After the title: a count or a badge. */
  info?: ReactNode;
  /** Shown as the person's picture with the count of new badges. @default false */
  isAccount?: boolean;
}

/** What every menu is given. */
export interface NavProps {
  items: readonly NavItem[];
  /** Path of the screen shown. Its item is marked, and whatever was opened closes when it changes. */
  currentPath: string;
  /** Role of the person; items meant for others are left out. */
  userRole?: string | undefined;
  /** Who is signed in: drawn, with the count of new badges, in place of the icon of the item marked `isAccount`. */
  account?: NavAccount | undefined;
  /** Called by the item `/exit`. */
  onExit?: (() => void) | undefined;
  /** Name of the landmark; two menus on a page need two names. @default «منوی اصلی» */
  label?: string;
}
