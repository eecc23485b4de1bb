// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const report = {
  students: ['GET', '/teacher/report/students/'],
  student: ['GET', '/teacher/report/student/{studentId}/'],
  addNote: ['POST', '/teacher/report/student/{studentId}/note/'],
  updateNote: ['PATCH', '/teacher/report/student/{studentId}/note/{noteId}/'],
  removeNote: ['DELETE', '/teacher/report/student/{studentId}/note/{noteId}/'],
  setLevel: ['PUT', '/teacher/report/student/{studentId}/skill/{skillId}/level/'],
  resetLevel: ['DELETE', '/teacher/report/student/{studentId}/skill/{skillId}/level/'],
} as const satisfies RoutesOf<Contract['teacher']['report']>;
