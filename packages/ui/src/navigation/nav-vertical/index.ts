export { NavVertical, type NavVerticalProps } from './NavVertical.tsx';
