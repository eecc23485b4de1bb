import { type RouteTable, route } from '../../platform/routing/route.ts';
import { account as titles } from '../strings/titles/auth.ts';

/** New accounts and forgotten passwords. */
export const table: RouteTable = {
  routes: [
    route('/auth/register', {
      layout: 'auth',
      title: titles.register,
      load: () => import('../../accounts/register/RegisterScreen.tsx'),
      name: 'RegisterScreen',
    }),
    route('/auth/forgot-password', {
      layout: 'auth',
      title: titles.forgotPassword,
      load: () => import('../../auth/forgot-password/ForgotPasswordScreen.tsx'),
      name: 'ForgotPasswordScreen',
    }),
  ],
};
