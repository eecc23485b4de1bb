import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import type { QuestionsServices } from './services.ts';

export function previewRoutes(bind: CallRegistry, { questionPreview }: QuestionsServices): void {
  bind.authenticated(contract.teacher.questions.preview, ({ query }) => questionPreview.preview(query));
}

export function memberQuestionRoutes(bind: CallRegistry, { memberQuestions, examples }: QuestionsServices): void {
  const { read, answer, hint, solution, solutionUnderstood, example, exampleSeen, tryExample } =
    contract.member.questions;
  bind.authenticated(read, ({ actor, query }) => memberQuestions.read(actor, query));
  bind.authenticated(answer, ({ actor, params, body }) => memberQuestions.answer(actor, params.questionId, body));
  bind.authenticated(hint, ({ actor, params, body }) => memberQuestions.hint(actor, params.questionId, body));
  bind.authenticated(solution, ({ actor, params }) => memberQuestions.solution(actor, params.questionId));
  bind.authenticated(solutionUnderstood, ({ actor, body }) =>
    memberQuestions.solutionUnderstood(actor, body.questionId),
  );
  bind.authenticated(example, ({ actor, params }) => examples.example(actor, params.questionId));
  bind.authenticated(exampleSeen, ({ actor, params }) => examples.seen(actor, params.questionId));
  bind.authenticated(tryExample, ({ actor, params, body }) => examples.tryExample(actor, params.questionId, body.raw));
}

export function questionReportRoutes(bind: CallRegistry, { questionReports }: QuestionsServices): void {
  bind.authenticated(contract.member.questions.report, ({ actor, params, body }) =>
    questionReports.byMember(actor, params.questionId, body),
  );
  bind.authenticated(contract.teacher.questions.report, ({ actor, body }) => questionReports.byTeacher(actor, body));
}
