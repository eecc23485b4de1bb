import type { ReactNode } from 'react';

export interface FrameProps {
  /** The path shown: its item in the menu is marked. */
  path: string;
  /** The screen has the window to itself; the frame gives it its data alone. */
  isFocused: boolean;
  children: ReactNode;
}
