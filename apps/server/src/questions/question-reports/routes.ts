import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { QuestionsServices } from '../services.ts';

export function questionReportRoutes(bind: Bind, { questionReports }: QuestionsServices): void {
  bind.authenticated(contract.member.questions.report, ({ actor, params, body }) =>
    questionReports.byMember(actor, params.questionId, body),
  );
  bind.authenticated(contract.teacher.questions.report, ({ actor, body }) => questionReports.byTeacher(actor, body));
}
