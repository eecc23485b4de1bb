import { type AppRoute, route } from '../routing/route.ts';
import { titles } from '../strings/titles/public.ts';

/** Screens that need no account. */
export const routes: readonly AppRoute[] = [
  route('/', {
    layout: 'public',
    title: titles.welcome,
    load: () => import('../screens/public/HomeScreen.tsx'),
    name: 'HomeScreen',
  }),
  route('/404', {
    layout: 'plain',
    title: titles.notFound,
    load: () => import('../screens/plain/NotFound.tsx'),
    name: 'NotFound',
  }),
  route('/something-went-wrong', {
    layout: 'plain',
    title: titles.somethingWrong,
    load: () => import('../screens/plain/SomethingWrong.tsx'),
    name: 'SomethingWrong',
  }),
  route('/auth/login', {
    layout: 'auth',
    title: titles.login,
    load: () => import('../screens/auth/LoginScreen.tsx'),
    name: 'LoginScreen',
  }),
];
