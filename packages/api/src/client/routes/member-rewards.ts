// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const rewards = {
  badges: ['GET', '/member/badges/'],
  badgesSeen: ['POST', '/member/badges/seen/'],
  newBadgesCount: ['GET', '/member/new-badges-count/'],
  cups: ['GET', '/member/reports/cups/'],
  maze: ['GET', '/member/games/maze/'],
  mazePlayed: ['POST', '/member/games/maze/played/'],
  mazeSolved: ['POST', '/member/games/maze/solved/'],
} as const satisfies RoutesOf<Contract['member']['rewards']>;
