import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { WorkServices } from '../services.ts';

export function quizRoutes(bind: Bind, { teacherQuiz, schoolQuiz, memberQuiz }: WorkServices): void {
  const teacher = contract.teacher.quiz;
  bind.authenticated(teacher.list, ({ actor, query }) => teacherQuiz.list(actor, query));
  bind.authenticated(teacher.skills, ({ actor, query }) => teacherQuiz.skills(actor, query));
  bind.authenticated(teacher.create, ({ actor, body }) => teacherQuiz.create(actor, body));
  bind.authenticated(teacher.read, ({ actor, params }) => teacherQuiz.read(actor, params.id));
  bind.authenticated(teacher.remove, ({ actor, params }) => teacherQuiz.remove(actor, params.id));
  bind.authenticated(teacher.restore, ({ actor, params }) => teacherQuiz.restore(actor, params.id));
  bind.authenticated(teacher.update, ({ actor, params, body }) => teacherQuiz.update(actor, params.id, body));
  for (const event of ['publish', 'unschedule', 'archive', 'unarchive'] as const) {
    bind.authenticated(teacher[event], ({ actor, params, body }) => teacherQuiz.move(actor, params.id, event, body));
  }
  bind.authenticated(teacher.questions, ({ actor, params }) => teacherQuiz.questions(actor, params.id));
  bind.authenticated(teacher.swap, ({ actor, params, body }) =>
    teacherQuiz.swap(actor, params.id, params.position, body),
  );
  bind.authenticated(teacher.regradePreview, ({ actor, params, body }) =>
    teacherQuiz.regrade.preview(actor, params.id, params.position, body),
  );
  bind.authenticated(teacher.regrade, ({ actor, params, body }) =>
    teacherQuiz.regrade.apply(actor, params.id, params.position, body),
  );
  bind.authenticated(teacher.pause, ({ actor, params }) => teacherQuiz.pause(actor, params.id));
  bind.authenticated(teacher.resume, ({ actor, params }) => teacherQuiz.resume(actor, params.id));
  bind.authenticated(teacher.close, ({ actor, params }) => teacherQuiz.close(actor, params.id));
  bind.authenticated(teacher.release, ({ actor, params }) => teacherQuiz.release(actor, params.id));
  bind.authenticated(teacher.allow, ({ actor, params, body }) =>
    teacherQuiz.allow(actor, params.id, params.studentId, body),
  );
  bind.authenticated(teacher.makeUp, ({ actor, params, body }) =>
    teacherQuiz.makeUp(actor, params.id, params.studentId, body),
  );
  bind.authenticated(teacher.report, ({ actor, params }) => teacherQuiz.report(actor, params.id));
  bind.authenticated(teacher.student, ({ actor, params }) => teacherQuiz.student(actor, params.id, params.studentId));
  bind.authenticated(teacher.answer, ({ actor, params }) =>
    teacherQuiz.answer(actor, params.id, params.studentId, params.position),
  );

  const school = contract.school.quiz;
  bind.authenticated(school.list, ({ actor, query }) => schoolQuiz.list(actor, query));
  bind.authenticated(school.report, ({ actor, params }) => schoolQuiz.report(actor, params.id));
  bind.authenticated(school.student, ({ actor, params }) => schoolQuiz.student(actor, params.id, params.studentId));
  bind.authenticated(school.answer, ({ actor, params }) =>
    schoolQuiz.answer(actor, params.id, params.studentId, params.position),
  );

  const member = contract.member.quiz;
  bind.authenticated(member.list, ({ actor }) => memberQuiz.list(actor));
  bind.authenticated(member.finalReport, ({ actor }) => memberQuiz.finalReport(actor));
  bind.authenticated(member.read, ({ actor, params }) => memberQuiz.read(actor, params.quizId));
  bind.authenticated(member.begin, ({ actor, params, body }) => memberQuiz.begin(actor, params.quizId, body));
  bind.authenticated(member.questions, ({ actor, params }) => memberQuiz.questions(actor, params.quizId));
  bind.authenticated(member.goOn, ({ actor, params, body }) => memberQuiz.goOn(actor, params.quizId, body));
  bind.authenticated(member.flag, ({ actor, params, body }) =>
    memberQuiz.flag(actor, params.quizId, params.position, body),
  );
  bind.authenticated(member.left, ({ actor, params, body }) => memberQuiz.left(actor, params.quizId, body));
  bind.authenticated(member.submit, ({ actor, params, body }) => memberQuiz.submit(actor, params.quizId, body));
  bind.authenticated(member.report, ({ actor, params }) => memberQuiz.report(actor, params.quizId));
}
