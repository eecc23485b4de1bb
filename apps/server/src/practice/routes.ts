import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function practiceRoutes(bind: Bind, { practice, memberSkills }: Services): void {
  const { read, answer, hint, solution, solutionUnderstood } = contract.member.questions;
  bind.authenticated(read, ({ actor, query }) => practice.read(actor, query));
  bind.authenticated(answer, ({ actor, params, body }) => practice.answer(actor, params.questionId, body));
  bind.authenticated(hint, ({ actor, params, body }) => practice.hint(actor, params.questionId, body));
  bind.authenticated(solution, ({ actor, params }) => practice.solution(actor, params.questionId));
  bind.authenticated(solutionUnderstood, ({ actor, body }) => practice.solutionUnderstood(actor, body.questionId));
  bind.authenticated(contract.member.skills.list, ({ actor }) => memberSkills.list(actor));
  bind.authenticated(contract.member.reports.completionSummary, ({ actor }) => memberSkills.completionSummary(actor));
}
