import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function memberHomeworkRoutes(bind: Bind, { memberHomework }: Services): void {
  const { list, read, questions, submit } = contract.member.homework;
  bind.authenticated(list, ({ actor, query }) => memberHomework.list(actor, query));
  bind.authenticated(read, ({ actor, params }) => memberHomework.read(actor, params.homeworkId));
  bind.authenticated(questions, ({ actor, params }) => memberHomework.questions(actor, params.homeworkId));
  bind.authenticated(submit, ({ actor, params }) => memberHomework.submit(actor, params.homeworkId));
}
