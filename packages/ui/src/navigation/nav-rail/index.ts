export { NavRail, type NavRailProps } from './NavRail.tsx';
