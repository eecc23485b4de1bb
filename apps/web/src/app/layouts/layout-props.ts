import type { ReactNode } from 'react';

export interface LayoutProps {
  /** The current path; its menu item is marked. */
  path: string;
  /** The screen uses the whole window: the layout provides data but no menu. */
  isFocused: boolean;
  children: ReactNode;
}
