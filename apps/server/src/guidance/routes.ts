import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function guidanceRoutes(bind: Bind, { guidance }: Services): void {
  const { closed, close } = contract.guidance;
  bind.authenticated(closed, ({ actor }) => guidance.closed(actor));
  bind.authenticated(close, ({ actor, body }) => guidance.close(actor, body.screen));
}
