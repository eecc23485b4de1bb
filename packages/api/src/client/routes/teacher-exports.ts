// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const exports = {
  homework: ['GET', '/teacher/homework/{id}/export/', 'file'],
  homeworkStudent: ['GET', '/teacher/homework/{id}/student/{studentId}/export/', 'file'],
  review: ['GET', '/teacher/review/{id}/export/', 'file'],
  reviewStudent: ['GET', '/teacher/review/{id}/student/{studentId}/export/', 'file'],
  package: ['GET', '/teacher/package/{id}/export/', 'file'],
  packageStudent: ['GET', '/teacher/package/{id}/student/{studentId}/export/', 'file'],
  quiz: ['GET', '/teacher/quiz/{id}/export/', 'file'],
  students: ['GET', '/teacher/report/students/export/', 'file'],
  student: ['GET', '/teacher/report/student/{studentId}/export/', 'file'],
  classSkills: ['GET', '/teacher/dashboard/class/{classId}/skills/export/', 'file'],
} as const satisfies RoutesOf<Contract['teacher']['exports']>;
