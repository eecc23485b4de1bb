import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { QuestionsServices } from '../services.ts';

export function memberQuestionRoutes(bind: Bind, { memberQuestions }: QuestionsServices): void {
  const { read, answer, hint, solution, solutionUnderstood } = contract.member.questions;
  bind.authenticated(read, ({ actor, query }) => memberQuestions.read(actor, query));
  bind.authenticated(answer, ({ actor, params, body }) => memberQuestions.answer(actor, params.questionId, body));
  bind.authenticated(hint, ({ actor, params, body }) => memberQuestions.hint(actor, params.questionId, body));
  bind.authenticated(solution, ({ actor, params }) => memberQuestions.solution(actor, params.questionId));
  bind.authenticated(solutionUnderstood, ({ actor, body }) =>
    memberQuestions.solutionUnderstood(actor, body.questionId),
  );
}
