import { lazyExport } from '../../platform/routing/lazy-export.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/auth.ts';

const account = lazyExport(() => import('./auth-account.ts'), 'table');

/** Screens of sign-in. */
export const table: RouteTable = {
  routes: [
    route('/auth/login', {
      layout: 'auth',
      title: titles.login,
      load: () => import('../../auth/LoginScreen.tsx'),
      name: 'LoginScreen',
    }),
  ],
  subtables: { register: account, 'forgot-password': account },
};
