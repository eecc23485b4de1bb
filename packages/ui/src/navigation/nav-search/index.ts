export { NavSearch, type NavSearchProps } from './NavSearch.tsx';
export { type NavFinding, searchNav } from './search-nav.ts';
