import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function questionReportRoutes(bind: Bind, { questionReports }: Services): void {
  bind.authenticated(contract.member.questions.report, ({ actor, params, body }) =>
    questionReports.byMember(actor, params.questionId, body),
  );
  bind.authenticated(contract.teacher.questions.report, ({ actor, body }) => questionReports.byTeacher(actor, body));
}
