import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import { bindMemberAssignments, bindTeacherAssignments } from './assignments/routes.ts';
import type { WorkServices } from './services.ts';

export function groupRoutes(bind: CallRegistry, { groups }: WorkServices): void {
  const { list, create, update, remove } = contract.teacher.groups;
  bind.authenticated(list, ({ actor, params }) => groups.list(actor, params.classId));
  bind.authenticated(create, ({ actor, params, body }) => groups.create(actor, params.classId, body));
  bind.authenticated(update, ({ actor, params, body }) => groups.update(actor, params.classId, params.groupId, body));
  bind.authenticated(remove, ({ actor, params }) => groups.remove(actor, params.classId, params.groupId));
}

export function memberHomeworkRoutes(bind: CallRegistry, { memberHomework, openAssignments }: WorkServices): void {
  bind.authenticated(contract.member.assignments.open, ({ actor, query }) => openAssignments(actor, query));
  bindMemberAssignments(bind, contract.member.homework, memberHomework, ({ homeworkId }) => homeworkId);
}

export function teacherHomeworkRoutes(bind: CallRegistry, { teacherHomework }: WorkServices): void {
  const calls = contract.teacher.homework;
  bindTeacherAssignments(bind, calls, teacherHomework);
  bind.authenticated(calls.skills, ({ query }) => teacherHomework.skills(query));
  bind.authenticated(calls.reviewSkills, ({ actor, query }) => teacherHomework.reviewSkills(actor, query));
  bind.authenticated(calls.create, ({ actor, body }) => teacherHomework.create(actor, body));
  bind.authenticated(calls.createForClasses, ({ actor, body }) => teacherHomework.createForClasses(actor, body));
  bind.authenticated(calls.replace, ({ actor, params, body }) => teacherHomework.replace(actor, params.id, body));
  bind.authenticated(calls.copy, ({ actor, params, body }) => teacherHomework.copy(actor, params.id, body));
}

export function packageRoutes(bind: CallRegistry, { teacherPackage, memberPackage, ownPackages }: WorkServices): void {
  const calls = contract.teacher.packages;
  bindTeacherAssignments(bind, calls, teacherPackage);
  bind.authenticated(calls.ready, ({ actor, query }) => teacherPackage.ready(actor, query.grade));
  bind.authenticated(calls.create, ({ actor, body }) => teacherPackage.create(actor, body));
  bind.authenticated(calls.replace, ({ actor, params, body }) => teacherPackage.replace(actor, params.id, body));
  bind.authenticated(calls.isActive, ({ actor, params, body }) => teacherPackage.setActive(actor, params.id, body));
  bind.authenticated(calls.activities, ({ actor, params }) => teacherPackage.activities(actor, params.id));
  bind.authenticated(calls.pieChart, ({ actor, params }) => teacherPackage.pieChart(actor, params.id));
  bind.authenticated(calls.students, ({ actor, params }) => teacherPackage.students(actor, params.id));

  const member = contract.member.packages;
  bindMemberAssignments(bind, member, memberPackage, ({ packageId }) => packageId);
  bind.authenticated(member.ready, ({ actor }) => ownPackages.ready(actor));
  bind.authenticated(member.take, ({ actor, params }) => ownPackages.take(actor, params.section));
  bind.authenticated(member.open, ({ actor, params }) => memberPackage.open(actor, params.packageId, params.activity));
  bind.authenticated(member.example, ({ actor, params }) =>
    memberPackage.example(actor, params.packageId, params.activity),
  );
}

export function paperRoutes(bind: CallRegistry, { papers }: WorkServices): void {
  const calls = contract.teacher.papers;
  bind.authenticated(calls.list, ({ actor, params }) => papers.list(actor, params.classId));
  bind.authenticated(calls.draft, ({ actor, params, body }) => papers.draft(actor, params.classId, body));
  bind.authenticated(calls.print, ({ actor, params, body }) => papers.print(actor, params.classId, body));
}

export function quizRoutes(bind: CallRegistry, { teacherQuiz, schoolQuiz, memberQuiz }: WorkServices): void {
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

export function reviewRoutes(bind: CallRegistry, { teacherReview, memberReview }: WorkServices): void {
  const calls = contract.teacher.review;
  bindTeacherAssignments(bind, calls, teacherReview);
  bind.authenticated(calls.groups, ({ actor, query }) => teacherReview.groups(actor, query));
  bind.authenticated(calls.grade, ({ params }) => teacherReview.grade(params.grade));
  bind.authenticated(calls.create, ({ actor, body }) => teacherReview.create(actor, body));
  bind.authenticated(calls.replace, ({ actor, params, body }) => teacherReview.replace(actor, params.id, body));
  bind.authenticated(calls.groupsReport, ({ actor, params }) => teacherReview.groupsReport(actor, params.id));
  bind.authenticated(calls.students, ({ actor, params }) => teacherReview.students(actor, params.id));
  bindMemberAssignments(bind, contract.member.review, memberReview, ({ reviewId }) => reviewId);
}

export function worksheetRoutes(bind: CallRegistry, { worksheets }: WorkServices): void {
  const calls = contract.teacher.worksheets;
  bind.authenticated(calls.homework, ({ actor, params, query }) =>
    worksheets.ofWork(actor, 'homework', params.id, query.variants),
  );
  bind.authenticated(calls.review, ({ actor, params, query }) =>
    worksheets.ofWork(actor, 'review', params.id, query.variants),
  );
  bind.authenticated(calls.skills, ({ actor, params, body }) => worksheets.ofSkills(actor, params.classId, body));
}
