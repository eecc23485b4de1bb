import * as v from 'valibot';
import { defineCall, defineFileCall, exportQuery, mediaTypes } from '../platform/define.ts';
import {
  CountSchema,
  InstantSchema,
  PagingSchema,
  pageOf,
  QueryGradeSchema,
  queryOneOf,
} from '../platform/primitives.schemas.ts';

/** Practice of a week, summed over schools. */
export const TrendWeekSchema = v.strictObject({
  /** Children who were in classes when the week was counted: groups of different sizes are compared by shares of them. */
  members: CountSchema,
  /** Children who answered something. */
  students: CountSchema,
  answered: CountSchema,
  first_try_right: CountSchema,
});
export type TrendWeek = v.InferOutput<typeof TrendWeekSchema>;

/** One for each of `starts`; null where nothing was counted, or where all of it is about too few children. */
const WeeksSchema = v.array(v.nullable(TrendWeekSchema));

/** A school, province, grade or skill over the weeks. */
export const TrendGroupSchema = v.strictObject({
  /** Id of a school, code of a province, number of a grade, or id of a skill. */
  id: v.string(),
  title: v.string(),
  weeks: WeeksSchema,
});
export type TrendGroup = v.InferOutput<typeof TrendGroupSchema>;

export const TrendsSchema = v.strictObject({
  /** The Saturdays in Tehran on which the weeks begin, the last one this week. */
  starts: v.array(InstantSchema),
  /** When these weeks were counted last; null where there is nothing to show. */
  counted_at: v.nullable(InstantSchema),
  /** All that the groups are parts of. */
  all: WeeksSchema,
  ...pageOf(TrendGroupSchema).entries,
});
export type Trends = v.InferOutput<typeof TrendsSchema>;

export const TREND_WEEKS = [4, 12, 26] as const;
export const TREND_SORTS = ['title', 'practice'] as const;
/** What an organization compares. */
export const TREND_GROUPS = ['school', 'province', 'grade', 'skill'] as const;
export type TrendsBy = (typeof TREND_GROUPS)[number];

const HIDDEN =
  'Weeks stay as they were counted. Schools and grades of fewer than five children, and those by which they could be found, are in no sum.';

/** Practice over weeks across schools, of one kind of reader. */
function trendCalls<
  const Area extends 'organization' | 'admin',
  const Groups extends readonly [TrendsBy, ...TrendsBy[]],
>(area: Area, groups: Groups, whose: string) {
  const access = [area] as const;
  const filter = {
    by: v.optional(v.picklist(groups), groups[0]),
    /** Of the children; skills are of one grade, the third where none is named. Without meaning by grade. */
    grade: v.optional(QueryGradeSchema),
    weeks: v.optional(queryOneOf(TREND_WEEKS), 12),
    /** By name, or by the share that practiced in the last whole week. Grades and skills keep the order of the books. */
    sort: v.optional(v.picklist(TREND_SORTS), 'title'),
  };
  return {
    read: defineCall({
      method: 'GET',
      path: `/${area}/report/trends/`,
      access,
      summary: `Practice of ${whose} by week, in all and by ${groups.join(', ')}. ${HIDDEN}`,
      query: v.object({ ...PagingSchema.entries, ...filter }),
      response: TrendsSchema,
    }),
    export: defineFileCall({
      method: 'GET',
      path: `/${area}/report/trends/export/`,
      access,
      summary: 'The same weeks of all groups as a file. What is hidden is empty.',
      query: v.object({ ...exportQuery(['weeks']), ...filter }),
      mediaTypes,
    }),
  };
}

export const organizationTrends = trendCalls('organization', TREND_GROUPS, 'the organization’s schools');
/** Administrators compare no single schools: how a school goes is its own, and its organization’s. */
export const adminTrends = trendCalls('admin', ['province', 'grade', 'skill'], 'all schools of the site');
