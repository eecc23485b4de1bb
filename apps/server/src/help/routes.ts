import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import type { HelpServices } from './services.ts';

export function guidanceRoutes(bind: CallRegistry, { guidance }: HelpServices): void {
  const { closed, close } = contract.guidance;
  bind.authenticated(closed, ({ actor }) => guidance.closed(actor));
  bind.authenticated(close, ({ actor, body }) => guidance.close(actor, body.screen));
}
