import type { Grade } from '@mashq/api/contract';
import { gradeWord } from '../../platform/routing/class-path.ts';

export const organizationPaths = {
  home: '/organization',
  trends: '/organization/trends',
  province: (code: string) => `/organization/province/${code}`,
  school: (id: string) => `/organization/school/${id}`,
  grades: (id: string) => `/organization/school/${id}/grades`,
  grade: (id: string, grade: Grade) => `/organization/school/${id}/grades/${gradeWord(grade)}`,
  homeworks: (id: string) => `/organization/school/${id}/homeworks`,
  quizzes: (id: string) => `/organization/school/${id}/quizzes`,
  quiz: (id: string, quizId: string) => `/organization/school/${id}/quizzes/${quizId}`,
  students: (id: string) => `/organization/school/${id}/students`,
} as const;
