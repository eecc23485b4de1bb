import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import {
  IdSchema,
  NameSchema,
  PagingSchema,
  pageOf,
  QueryGradeSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import {
  OverseenClassSchema,
  OverseenGradeSchema,
  OverseenStudentsSchema,
  ProvinceOverviewSchema,
  SCHOOL_SORTS,
  SchoolOverviewSchema,
} from './organization.schemas.ts';

const access = ['organization'] as const;
const errors = { 404: 'No such school under this organization.' };
const school = v.object({ schoolId: IdSchema });

const SearchSchema = v.pipe(TextSchema, v.trim(), v.maxLength(100));

export const organizationDashboard = {
  provinces: defineCall({
    method: 'GET',
    path: '/organization/dashboard/ostan/',
    access,
    summary: 'The provinces in which the organization has schools, with the numbers of those schools.',
    response: v.array(ProvinceOverviewSchema),
  }),
  schools: defineCall({
    method: 'GET',
    path: '/organization/dashboard/ostan/{provinceCode}/school/',
    access,
    summary: 'The organization’s schools of a province, by title, number of children or share that practiced.',
    params: v.object({ provinceCode: NameSchema }),
    query: v.object({
      ...PagingSchema.entries,
      search: v.optional(SearchSchema),
      sort: v.optional(v.picklist(SCHOOL_SORTS), 'title'),
    }),
    response: v.strictObject({ ...pageOf(SchoolOverviewSchema).entries, province: ProvinceOverviewSchema }),
    errors: { 404: 'The organization has no school in such a province.' },
  }),
};

export const organizationSchool = {
  info: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/info/',
    access,
    summary: 'A school under the organization with its numbers.',
    params: school,
    response: SchoolOverviewSchema,
    errors,
  }),
  grades: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/grade/',
    access,
    summary: 'The grades a school has classes in this year, and what goes on in each.',
    params: school,
    response: v.array(OverseenGradeSchema),
    errors,
  }),
  classes: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/grade/{grade}/class/',
    access,
    summary: 'A school’s classes of a grade: who teaches them, and how the last seven days went.',
    params: v.object({ schoolId: IdSchema, grade: QueryGradeSchema }),
    response: v.array(OverseenClassSchema),
    errors,
  }),
  students: defineCall({
    method: 'GET',
    path: '/organization/school/{schoolId}/dashboard/students/student-records/',
    access,
    summary: 'The children of a school by class; their names only where the school shows them.',
    params: school,
    query: v.object({
      ...PagingSchema.entries,
      searchedWord: v.optional(SearchSchema),
      classId: v.optional(IdSchema),
    }),
    response: OverseenStudentsSchema,
    errors,
  }),
};
