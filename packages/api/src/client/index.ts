export { ApiError, type ClientFailure, GENERIC_DETAIL } from './api-error.ts';
export {
  type CallFunction,
  type Client,
  type ClientOf,
  createCalls,
  createClient,
  type InputOf,
} from './client.ts';
export type { CallOptions, ClientOptions } from './send.ts';
export type { Fetch } from './timed-fetch.ts';
export type { UploadProgress } from './upload-fetch.ts';
