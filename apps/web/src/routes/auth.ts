import { type AppRoute, route } from '../routing/route.ts';
import { titles } from '../strings/titles/auth.ts';

/** Screens of sign-in. */
export const routes: readonly AppRoute[] = [
  route('/auth/login', {
    layout: 'auth',
    title: titles.login,
    load: () => import('../screens/auth/LoginScreen.tsx'),
    name: 'LoginScreen',
  }),
];
