import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import type { PracticeServices } from './services.ts';

export function practiceRoutes(bind: CallRegistry, { memberSkills }: PracticeServices): void {
  bind.authenticated(contract.member.skills.list, ({ actor }) => memberSkills.list(actor));
  bind.authenticated(contract.member.skills.stepBack, ({ actor, params }) =>
    memberSkills.stepBack(actor, params.skillId),
  );
  bind.authenticated(contract.member.reports.completionSummary, ({ actor }) => memberSkills.completionSummary(actor));
}

export function courseRoutes(bind: CallRegistry, { courses }: PracticeServices): void {
  const { list, read } = contract.member.courses;
  bind.authenticated(list, ({ actor }) => courses.list(actor));
  bind.authenticated(read, ({ actor, params }) => courses.read(actor, params.courseId));
}

export function exerciseRoutes(bind: CallRegistry, { exercise }: PracticeServices): void {
  const { start, open, read, questions, due } = contract.member.sessions;
  bind.authenticated(start, ({ actor, body }) => exercise.start(actor, body));
  bind.authenticated(open, ({ actor }) => exercise.open(actor));
  bind.authenticated(read, ({ actor, params }) => exercise.read(actor, params.sessionId));
  bind.authenticated(questions, ({ actor, params }) => exercise.questions(actor, params.sessionId));
  bind.authenticated(due, ({ actor }) => exercise.due(actor));
}

export function placementRoutes(bind: CallRegistry, { placement }: PracticeServices): void {
  const { read, next } = contract.member.placement;
  bind.authenticated(read, ({ actor }) => placement.read(actor));
  bind.authenticated(next, ({ actor, body }) => placement.next(actor, body));
}

export function warmUpRoutes(bind: CallRegistry, { warmUp }: PracticeServices): void {
  const { begin, answer } = contract.member.warmUp;
  bind.authenticated(begin, ({ actor }) => warmUp.begin(actor));
  bind.authenticated(answer, ({ actor, body }) => warmUp.answer(actor, body));
}
