/** Where the service worker is. */
export const WORKER = '/service-worker.js';
