import { contract, liveStream } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { PlatformServices } from '../services.ts';

export function liveRoutes(bind: Bind, { live }: PlatformServices): void {
  bind.authenticated(contract.live.since, ({ actor, query }) => live.since(actor, query.after));
  bind.stream(liveStream, live.streams.open);
}
