// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const sessions = {
  start: ['POST', '/member/skills/sessions/'],
  open: ['GET', '/member/skills/open-session/'],
  read: ['GET', '/member/skills/sessions/{sessionId}/'],
  questions: ['GET', '/member/skills/sessions/{sessionId}/questions/'],
  due: ['GET', '/member/skills/due/'],
} as const satisfies RoutesOf<Contract['member']['sessions']>;
