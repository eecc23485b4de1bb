import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { PracticeServices } from '../services.ts';

export function exerciseRoutes(bind: Bind, { exercise }: PracticeServices): void {
  const { start, open, read, questions, due } = contract.member.sessions;
  bind.authenticated(start, ({ actor, body }) => exercise.start(actor, body));
  bind.authenticated(open, ({ actor }) => exercise.open(actor));
  bind.authenticated(read, ({ actor, params }) => exercise.read(actor, params.sessionId));
  bind.authenticated(questions, ({ actor, params }) => exercise.questions(actor, params.sessionId));
  bind.authenticated(due, ({ actor }) => exercise.due(actor));
}
