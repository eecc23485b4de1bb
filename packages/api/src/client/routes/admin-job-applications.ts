// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const jobApplications = {
  list: ['GET', '/admin/job-applications/'],
  showPhone: ['POST', '/admin/job-applications/{id}/phone/'],
  resume: ['GET', '/admin/job-applications/{id}/resume/', 'file'],
  remove: ['DELETE', '/admin/job-applications/{id}/'],
} as const satisfies RoutesOf<Contract['admin']['jobApplications']>;
