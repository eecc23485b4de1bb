export { NavHorizontal, type NavHorizontalProps } from './NavHorizontal.tsx';
