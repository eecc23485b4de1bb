import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';

export function searchRoutes(bind: Bind, { search }: ReportsServices): void {
  bind.authenticated(contract.member.search.find, ({ actor, query }) => search.find(actor, query.q));
}
