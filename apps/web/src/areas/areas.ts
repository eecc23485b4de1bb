import { createElement, Fragment } from 'react';
import { type LazyScreen, lazyScreen } from '../routing/lazy-screen.tsx';
import type { Area } from '../routing/route.ts';
import type { FrameProps } from './frame-props.ts';
import { studentFrame } from './student-frame.ts';

interface AreaFrame extends Pick<LazyScreen<FrameProps>, 'Component'> {
  /** Begins the journey early, of what a screen of this kind has around it. */
  preload: (isFocused: boolean) => void;
}

const bare: AreaFrame = {
  Component: ({ children }) => createElement(Fragment, null, children),
  preload: () => undefined,
};
const student = lazyScreen(() => import('./StudentArea.tsx'), 'StudentArea');
const office = lazyScreen(() => import('./OfficeArea.tsx'), 'OfficeArea');

/** The frame of each area: menus, waiting answers, the way out. It stays while screens change within it. */
export const areas: Readonly<Record<Area, AreaFrame>> = {
  public: lazyScreen(() => import('./PublicArea.tsx'), 'PublicArea'),
  plain: bare,
  auth: bare,
  student: {
    Component: student.Component,
    preload: (isFocused) => {
      student.preload();
      if (!isFocused) studentFrame.preload();
    },
  },
  teacher: lazyScreen(() => import('./TeacherArea.tsx'), 'TeacherArea'),
  school: office,
  organization: office,
  admin: office,
};
