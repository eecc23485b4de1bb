export { changeStoredReplies, clearResponseCache, withResponseCache } from './response-cache.ts';
