import type { memberAssignmentCalls, teacherAssignmentCalls } from '@mashq/api/contract';
import type * as v from 'valibot';
import type { CallRegistry } from '../../platform/bind.ts';
import type { memberAssignments } from './member-service.ts';
import type { teacherAssignments } from './teacher-service.ts';

/** Joins the calls that a teacher has for every kind of assigned work. */
export function bindTeacherAssignments<Schema extends v.GenericSchema>(
  bind: CallRegistry,
  calls: ReturnType<typeof teacherAssignmentCalls<Schema>>,
  service: ReturnType<typeof teacherAssignments<v.InferOutput<Schema>>>,
): void {
  bind.authenticated(calls.list, ({ actor, query }) => service.list(actor, query));
  bind.authenticated(calls.read, ({ actor, params }) => service.read(actor, params.id));
  bind.authenticated(calls.update, ({ actor, params, body }) => service.update(actor, params.id, body));
  bind.authenticated(calls.remove, ({ actor, params }) => service.remove(actor, params.id));
  bind.authenticated(calls.restore, ({ actor, params }) => service.restore(actor, params.id));
  bind.authenticated(calls.comment, ({ actor, params, body }) => service.comment(actor, params.id, body));
  bind.authenticated(calls.deadline, ({ actor, params, body }) => service.deadline(actor, params.id, body));
  bind.authenticated(calls.briefSkills, ({ actor, params }) => service.briefSkills(actor, params.id));
  bind.authenticated(calls.publish, ({ actor, params, body }) => service.move(actor, params.id, 'publish', body));
  bind.authenticated(calls.unschedule, ({ actor, params, body }) => service.move(actor, params.id, 'unschedule', body));
  bind.authenticated(calls.archive, ({ actor, params, body }) => service.move(actor, params.id, 'archive', body));
  bind.authenticated(calls.unarchive, ({ actor, params, body }) => service.move(actor, params.id, 'unarchive', body));
  bind.authenticated(calls.setStudentState, ({ actor, params, body }) =>
    service.setStudentState(actor, params.id, params.studentId, body),
  );
  bind.authenticated(calls.decideWaiting, ({ actor, params, body }) =>
    service.decideWaiting(actor, params.id, params.studentId, body),
  );
}

/** Joins the calls that a child has for every kind of assigned work; `idOf` reads the id of the path. */
export function bindMemberAssignments<
  Summary extends v.GenericSchema,
  Detail extends v.GenericSchema,
  Params extends v.GenericSchema,
  Extra extends object,
  Shown extends Extra,
>(
  bind: CallRegistry,
  calls: ReturnType<typeof memberAssignmentCalls<Summary, Detail, Params>>,
  service: Pick<ReturnType<typeof memberAssignments<Extra>>, 'list'> &
    Omit<ReturnType<typeof memberAssignments<Shown>>, 'list'>,
  idOf: (params: v.InferOutput<Params>) => string,
): void {
  bind.authenticated(calls.list, ({ actor, query }) => service.list(actor, query));
  bind.authenticated(calls.read, ({ actor, params }) => service.read(actor, idOf(params)));
  bind.authenticated(calls.questions, ({ actor, params }) => service.questions(actor, idOf(params)));
  bind.authenticated(calls.submit, ({ actor, params }) => service.submit(actor, idOf(params)));
}
