import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { PracticeServices } from '../services.ts';

export function placementRoutes(bind: Bind, { placement }: PracticeServices): void {
  const { read, next } = contract.member.placement;
  bind.authenticated(read, ({ actor }) => placement.read(actor));
  bind.authenticated(next, ({ actor, body }) => placement.next(actor, body));
}
