export { MAIN_ID, SkipLink, type SkipLinkProps } from './SkipLink.tsx';
