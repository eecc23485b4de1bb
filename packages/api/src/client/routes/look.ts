// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const look = {
  mine: ['GET', '/member/look/'],
  logo: ['GET', '/site/look/{schoolId}/logo/{imageId}/', 'file'],
  theme: ['GET', '/site/look/{schoolId}/theme/{color}/', 'file'],
} as const satisfies RoutesOf<Contract['look']>;
