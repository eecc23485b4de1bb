import { createElement, Fragment } from 'react';
import { type LazyComponent, lazyComponent } from '../../platform/routing/lazy-component.tsx';
import type { LayoutName } from '../../platform/routing/route.ts';
import type { LayoutProps } from './layout-props.ts';
import { studentMenu } from './student-menu.ts';

interface AppLayout extends Pick<LazyComponent<LayoutProps>, 'Component'> {
  /** Starts loading what a screen of this layout needs. */
  preload: (isFocused: boolean) => void;
  /** Loads it, and resolves when that has ended. */
  ready: (isFocused: boolean) => Promise<unknown>;
}

const bare: AppLayout = {
  Component: ({ children }) => createElement(Fragment, null, children),
  preload: () => undefined,
  ready: async () => undefined,
};
/** Loaded by itself where a page came with its markup. */
export const publicLayout = lazyComponent(() => import('./PublicLayout.tsx'), 'PublicLayout');
const student = lazyComponent(() => import('./StudentLayout.tsx'), 'StudentLayout');
const management = lazyComponent(() => import('./ManagementLayout.tsx'), 'ManagementLayout');

/** Each layout: menus, unsent answers, sign-out. It stays mounted while screens change. */
export const layouts: Readonly<Record<LayoutName, AppLayout>> = {
  public: publicLayout,
  plain: bare,
  auth: bare,
  student: {
    Component: student.Component,
    preload: (isFocused) => {
      student.preload();
      if (!isFocused) studentMenu.preload();
    },
    ready: (isFocused) => Promise.all([student.ready(), !isFocused && studentMenu.ready()]),
  },
  teacher: lazyComponent(() => import('./TeacherLayout.tsx'), 'TeacherLayout'),
  school: management,
  organization: management,
  admin: management,
};
