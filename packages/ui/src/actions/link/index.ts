export { Link, type LinkKind, type LinkProps } from './Link.tsx';
