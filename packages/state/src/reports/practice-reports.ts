import type { Contract, RequestOf } from '@mashq/api/contract';
import { useQuery } from '@tanstack/react-query';
import { memberPracticeReportsApi as calls } from '../platform/api/member-practice-reports-api.ts';
import { withResponseCache } from '../platform/offline/response-cache.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

export type ReportPeriod = NonNullable<RequestOf<Contract['member']['practiceReports']['accuracy']>['query']['type']>;

/** One report of the student's own practice; the last reply stays readable without a network. */
function useReport<Reply>(
  name: string,
  type: ReportPeriod,
  read: (input: { query: { type: ReportPeriod } }, options: { signal: AbortSignal }) => Promise<Reply>,
) {
  const queryKey = [...memberKeys.reports, name, type];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => withResponseCache(queryKey, () => read({ query: { type } }, { signal })),
  });
}

/** Questions by day of the week and hour of the day. */
export const useHourlyDistribution = (type: ReportPeriod) =>
  useReport('hourly-distribution', type, calls.hourlyDistribution);

/** Minutes week by week. */
export const usePracticeDuration = (type: ReportPeriod) => useReport('practice-duration', type, calls.practiceDuration);

/** Right at the first try and in the end, week by week. */
export const useAccuracy = (type: ReportPeriod) => useReport('accuracy', type, calls.accuracy);

/** What came of questions by the part of the day. */
export const usePerformanceByTime = (type: ReportPeriod) =>
  useReport('performance-by-time', type, calls.performanceByTime);

/** What came of questions skill by skill. */
export const useSkillsPerformance = (type: ReportPeriod) =>
  useReport('skills-performance', type, calls.skillsPerformance);
