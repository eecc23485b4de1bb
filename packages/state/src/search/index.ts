export { useSearch } from './search.ts';
