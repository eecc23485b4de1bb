export { ApiError, type ClientFailure, GENERIC_DETAIL } from './api-error.ts';
export {
  type CallFunction,
  type CallOptions,
  type Client,
  type ClientOf,
  type ClientOptions,
  createCalls,
  createClient,
  type InputOf,
} from './client.ts';
export type { Fetch } from './timed-fetch.ts';
export type { UploadProgress } from './upload-fetch.ts';
