import { createElement, Fragment, type ReactNode } from 'react';
import { type LazyScreen, lazyScreen } from '../routing/lazy-screen.tsx';
import type { Area } from '../routing/route.ts';

export interface FrameProps {
  /** The path shown: its item in the menu is marked. */
  path: string;
  /** The screen has the window to itself; the frame gives it its data alone. */
  isFocused: boolean;
  children: ReactNode;
}

const bare: LazyScreen<FrameProps> = {
  Component: ({ children }) => createElement(Fragment, null, children),
  preload: () => undefined,
};
const office = lazyScreen(() => import('./OfficeArea.tsx'), 'OfficeArea');

/** The frame of each area: menus, waiting answers, the way out. It stays while screens change within it. */
export const areas: Readonly<Record<Area, LazyScreen<FrameProps>>> = {
  public: lazyScreen(() => import('./PublicArea.tsx'), 'PublicArea'),
  plain: bare,
  auth: bare,
  student: lazyScreen(() => import('./StudentArea.tsx'), 'StudentArea'),
  teacher: lazyScreen(() => import('./TeacherArea.tsx'), 'TeacherArea'),
  school: office,
  organization: office,
  admin: office,
};
