import { contract, liveStream } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function liveRoutes(bind: Bind, { live }: Services): void {
  bind.authenticated(contract.live.since, ({ actor, query }) => live.since(actor, query.after));
  bind.stream(liveStream, live.streams.open);
}
