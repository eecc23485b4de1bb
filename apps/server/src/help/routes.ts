import { contract } from '@mashq/api/contract';
import type { Bind } from '../platform/bind.ts';
import type { HelpServices } from './services.ts';

export function guidanceRoutes(bind: Bind, { guidance }: HelpServices): void {
  const { closed, close } = contract.guidance;
  bind.authenticated(closed, ({ actor }) => guidance.closed(actor));
  bind.authenticated(close, ({ actor, body }) => guidance.close(actor, body.screen));
}
