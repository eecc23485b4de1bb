import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { PracticeServices } from '../services.ts';

export function warmUpRoutes(bind: Bind, { warmUp }: PracticeServices): void {
  const { begin, answer } = contract.member.warmUp;
  bind.authenticated(begin, ({ actor }) => warmUp.begin(actor));
  bind.authenticated(answer, ({ actor, body }) => warmUp.answer(actor, body));
}
