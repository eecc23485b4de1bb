export { clearResponseCache, withResponseCache } from './response-cache.ts';
