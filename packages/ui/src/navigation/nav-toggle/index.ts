export { type NavLayout, NavToggle, type NavToggleProps } from './NavToggle.tsx';
