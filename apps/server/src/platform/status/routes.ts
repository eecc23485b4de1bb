import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { PlatformServices } from '../services.ts';

export function statusRoutes(bind: Bind, { status }: PlatformServices): void {
  bind.public(contract.status.read, () => status.read());
  bind.public(contract.site.apiOrigins, () => status.apiOrigins());
}
