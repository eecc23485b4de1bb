// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const surveys = {
  list: ['GET', '/admin/surveys/'],
  create: ['POST', '/admin/surveys/'],
  detail: ['GET', '/admin/surveys/{id}/'],
  change: ['PUT', '/admin/surveys/{id}/'],
  open: ['POST', '/admin/surveys/{id}/open/'],
  close: ['POST', '/admin/surveys/{id}/close/'],
  comments: ['GET', '/admin/surveys/{id}/questions/{question}/comments/'],
  export: ['GET', '/admin/surveys/{id}/export/', 'file'],
} as const satisfies RoutesOf<Contract['admin']['surveys']>;
