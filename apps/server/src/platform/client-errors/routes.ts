import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { PlatformServices } from '../services.ts';

export function frontendLogRoutes(bind: Bind, { frontendLog }: PlatformServices): void {
  bind.public(contract.log.frontend, ({ body, ip }) => frontendLog.report(body, ip));
}
