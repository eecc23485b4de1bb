import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function searchRoutes(bind: Bind, { search }: Services): void {
  bind.authenticated(contract.member.search.find, ({ actor, query }) => search.find(actor, query.q));
}
