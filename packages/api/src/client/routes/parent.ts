// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const parent = {
  report: ['POST', '/parent/report/', 'public'],
  startSms: ['POST', '/parent/sms/', 'public'],
  stopSms: ['POST', '/parent/sms/stop/', 'public'],
} as const satisfies RoutesOf<Contract['parent']>;
