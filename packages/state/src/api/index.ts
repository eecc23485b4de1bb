export { ApiError, GENERIC_DETAIL } from '@mashq/api/client';
export { api, onUnauthorized } from './api.ts';
export {
  ACCESS_KEY,
  currentToken,
  logTokenProblem,
  readToken,
  setTabToken,
  storeDeviceToken,
  storedRefreshToken,
  storedToken,
  storeRefreshToken,
  storeToken,
  type Token,
} from './token.ts';
