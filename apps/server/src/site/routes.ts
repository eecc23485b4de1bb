import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function siteRoutes(bind: Bind, { visitorMessages }: Services): void {
  bind.public(contract.site.sendMessage, ({ body, ip }) => visitorMessages.send(body, ip));
}
