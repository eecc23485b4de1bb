// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const reports = {
  today: ['GET', '/school/dashboard/today/'],
  allClasses: ['GET', '/school/dashboard/class/'],
  oneClass: ['GET', '/school/dashboard/class/{classId}/'],
  skillGrid: ['GET', '/school/dashboard/class/{classId}/skills/'],
  students: ['GET', '/school/dashboard/students/student-records/'],
  student: ['GET', '/school/report/student/{studentId}/'],
  questions: ['GET', '/school/report/questions/'],
  time: ['GET', '/school/report/time/'],
  questionsPie: ['GET', '/school/report/questions-pie-chart/'],
  homeworksPie: ['GET', '/school/report/homeworks-pie-chart/'],
  seasonsChart: ['GET', '/school/dashboard/grade/{grade}/seasons-chart/'],
  totalScore: ['GET', '/school/dashboard/grade/{grade}/total-score/'],
} as const satisfies RoutesOf<Contract['school']['reports']>;
