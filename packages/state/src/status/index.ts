export { loadStatus, status, useIsMaintenance } from './status.ts';
