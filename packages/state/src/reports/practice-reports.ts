import type { Contract, RequestOf } from '@mashq/api/contract';
import { useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

export type ReportPeriod = NonNullable<RequestOf<Contract['member']['practiceReports']['accuracy']>['query']['type']>;

/** Raised when replies have a new part: a stored one without it is not read then. */
const FORM = 2;

/** One report of the student's own practice; the last reply stays readable without a network. */
function useReport<Reply>(
  name: string,
  type: ReportPeriod,
  read: (input: { query: { type: ReportPeriod } }, options: { signal: AbortSignal }) => Promise<Reply>,
) {
  const queryKey = [...memberKeys.reports, name, type, FORM];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => withResponseCache(queryKey, () => read({ query: { type } }, { signal })),
  });
}

/** Questions by day of the week and hour of the day. */
export const useHourlyDistribution = (type: ReportPeriod) =>
  useReport('hourly-distribution', type, studentApi.practiceReports.hourlyDistribution);

/** Minutes week by week. */
export const usePracticeDuration = (type: ReportPeriod) =>
  useReport('practice-duration', type, studentApi.practiceReports.practiceDuration);

/** Right at the first try and in the end, week by week. */
export const useAccuracy = (type: ReportPeriod) => useReport('accuracy', type, studentApi.practiceReports.accuracy);

/** What came of questions by the part of the day. */
export const usePerformanceByTime = (type: ReportPeriod) =>
  useReport('performance-by-time', type, studentApi.practiceReports.performanceByTime);

/** What came of questions skill by skill. */
export const useSkillsPerformance = (type: ReportPeriod) =>
  useReport('skills-performance', type, studentApi.practiceReports.skillsPerformance);
