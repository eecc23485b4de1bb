import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';

export function studentPageRoutes(bind: Bind, { studentPage }: ReportsServices): void {
  const { students, student, placement, askPlacement, addNote, updateNote, removeNote, setLevel, resetLevel } =
    contract.teacher.report;
  bind.authenticated(students, ({ actor, query }) => studentPage.students(actor, query));
  bind.authenticated(student, ({ actor, params, query }) => studentPage.student(actor, params.studentId, query));
  bind.authenticated(placement, ({ actor, params }) => studentPage.placement(actor, params.studentId));
  bind.authenticated(askPlacement, ({ actor, params }) => studentPage.askPlacement(actor, params.studentId));
  bind.authenticated(addNote, ({ actor, params, body }) => studentPage.addNote(actor, params.studentId, body));
  bind.authenticated(updateNote, ({ actor, params, body }) =>
    studentPage.updateNote(actor, params.studentId, params.noteId, body),
  );
  bind.authenticated(removeNote, ({ actor, params }) => studentPage.removeNote(actor, params.studentId, params.noteId));
  bind.authenticated(setLevel, ({ actor, params, body }) =>
    studentPage.setLevel(actor, params.studentId, params.skillId, body),
  );
  bind.authenticated(resetLevel, ({ actor, params }) =>
    studentPage.setLevel(actor, params.studentId, params.skillId, null),
  );
}
