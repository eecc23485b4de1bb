import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { PlacementOfDaySchema } from '../practice/placement.schemas.ts';
import { WarmUpOfDaySchema } from '../practice/warm-up.schemas.ts';
import {
  AccuracySchema,
  HourlyDistributionSchema,
  PerformanceByTimeSchema,
  PracticeDurationSchema,
  ReportPeriodSchema,
  SkillsPerformanceSchema,
} from './practice-reports.schemas.ts';

const student = ['student'] as const;
const query = v.object({ type: v.optional(ReportPeriodSchema, 'last_4') });

/** What a student sees of its own practice. Nothing in it is of another student. */
export const memberPracticeReports = {
  hourlyDistribution: defineCall({
    method: 'GET',
    path: '/member/reports/hourly-distribution/',
    access: student,
    summary: 'Questions the student tried, by day of the week and hour of the day.',
    query,
    response: HourlyDistributionSchema,
  }),
  practiceDuration: defineCall({
    method: 'GET',
    path: '/member/reports/practice-duration/',
    access: student,
    summary: 'Minutes of practice week by week.',
    query,
    response: PracticeDurationSchema,
  }),
  accuracy: defineCall({
    method: 'GET',
    path: '/member/reports/accuracy/',
    access: student,
    summary: 'Questions right at the first try and right in the end, in all and week by week.',
    query,
    response: AccuracySchema,
  }),
  performanceByTime: defineCall({
    method: 'GET',
    path: '/member/reports/performance-by-time-of-day/',
    access: student,
    summary: 'What came of questions by the part of the day they were tried in.',
    query,
    response: PerformanceByTimeSchema,
  }),
  skillsPerformance: defineCall({
    method: 'GET',
    path: '/member/reports/skills-performance/',
    access: student,
    summary: 'What came of questions skill by skill, with the student’s mastery and descriptive level.',
    query,
    response: SkillsPerformanceSchema,
  }),
};

export const memberReports = {
  completionSummary: defineCall({
    method: 'GET',
    path: '/member/reports/completion-summary/',
    access: student,
    summary:
      'This week (Saturday to Friday) beside its goal, and what the student has learned, is to review, how long it was away, and today’s warm-up.',
    response: v.strictObject({
      week_start: InstantSchema,
      done: CountSchema,
      first_try_right: CountSchema,
      minutes: CountSchema,
      /** Saturday first; answers on each day, further tries included: a day with one is a day of practice. */
      days: v.array(CountSchema),
      /** Days of practice a student sets out for in a week. */
      weekly_goal: CountSchema,
      learned_skills: CountSchema,
      /** Of the learned skills, those learned since the week began. */
      learned_this_week: CountSchema,
      /** Learned skills whose review is due. */
      due_reviews: CountSchema,
      /** Whole days since that of the newest answer, 0 for today; null before the first. */
      days_away: v.nullable(CountSchema),
      warm_up: WarmUpOfDaySchema,
      placement: PlacementOfDaySchema,
    }),
  }),
};
