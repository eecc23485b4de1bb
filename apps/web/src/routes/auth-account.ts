import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/auth-account.ts';

/** New accounts and forgotten passwords. */
export const table: RouteTable = {
  routes: [
    route('/auth/register', {
      layout: 'auth',
      title: titles.register,
      load: () => import('../screens/auth/register/RegisterScreen.tsx'),
      name: 'RegisterScreen',
    }),
    route('/auth/forgot-password', {
      layout: 'auth',
      title: titles.forgotPassword,
      load: () => import('../screens/auth/forgot-password/ForgotPasswordScreen.tsx'),
      name: 'ForgotPasswordScreen',
    }),
  ],
};
