export { ApiError, GENERIC_DETAIL } from '@mashq/api/client';
export { api, onUnauthorized } from './api.ts';
