export { NavMini, type NavMiniProps } from './NavMini.tsx';
