// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const practiceReports = {
  hourlyDistribution: ['GET', '/member/reports/hourly-distribution/'],
  practiceDuration: ['GET', '/member/reports/practice-duration/'],
  accuracy: ['GET', '/member/reports/accuracy/'],
  performanceByTime: ['GET', '/member/reports/performance-by-time-of-day/'],
  skillsPerformance: ['GET', '/member/reports/skills-performance/'],
} as const satisfies RoutesOf<Contract['member']['practiceReports']>;
