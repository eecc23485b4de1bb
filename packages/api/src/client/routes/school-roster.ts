// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const roster = {
  overview: ['GET', '/school/class-management/'],
  archive: ['GET', '/school/class-management/archive/'],
  classInfo: ['GET', '/school/class-management/{id}/info/'],
  searchStudents: ['GET', '/school/class-management/students/'],
  createClass: ['POST', '/school/class-management/'],
  renameClass: ['PATCH', '/school/class-management/{id}/'],
  removeClass: ['DELETE', '/school/class-management/{id}/'],
  setUsernamePrefix: ['PATCH', '/school/class-management/usernames/'],
  addStudent: ['POST', '/school/class-management/{id}/students/'],
  updateStudent: ['PATCH', '/school/class-management/students/{studentId}/'],
  moveStudent: ['POST', '/school/class-management/students/{studentId}/move/'],
  withdrawStudent: ['DELETE', '/school/class-management/students/{studentId}/'],
  mergeStudent: ['POST', '/school/class-management/students/{studentId}/merge/'],
  addTeacher: ['POST', '/school/class-management/teachers/'],
  updateTeacher: ['PATCH', '/school/class-management/teachers/{teacherId}/'],
  withdrawTeacher: ['DELETE', '/school/class-management/teachers/{teacherId}/'],
  assignTeacher: ['POST', '/school/class-management/{id}/teachers/'],
  changeTeaching: ['PATCH', '/school/class-management/{id}/teachers/{teachingId}/'],
  endTeaching: ['DELETE', '/school/class-management/{id}/teachers/{teachingId}/'],
  resetPassword: ['POST', '/school/class-management/people/{personId}/password/'],
  makeCards: ['POST', '/school/class-management/{id}/cards/'],
  newYearPlan: ['GET', '/school/class-management/new-year/'],
  beginYear: ['POST', '/school/class-management/new-year/'],
  undoYear: ['POST', '/school/class-management/new-year/{rolloverId}/undo/'],
  importTemplate: ['GET', '/school/class-management/import/template/', 'file'],
  uploadImport: ['POST', '/school/class-management/import/'],
  importPreview: ['GET', '/school/class-management/import/{importId}/'],
  confirmImport: ['POST', '/school/class-management/import/{importId}/confirm/'],
} as const satisfies RoutesOf<Contract['school']['roster']>;
