export { noteReach, useIsOnline } from './online.ts';
export { loadStatus, status, useIsMaintenance, useIsStatusLoading } from './status.ts';
