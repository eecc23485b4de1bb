export {
  type ReportPeriod,
  useAccuracy,
  useHourlyDistribution,
  usePerformanceByTime,
  usePracticeDuration,
  useSkillsPerformance,
} from './practice-reports.ts';
