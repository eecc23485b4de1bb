import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function statusRoutes(bind: Bind, { status }: Services): void {
  bind.public(contract.status.read, () => status.read());
}
