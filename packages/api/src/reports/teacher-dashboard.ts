import * as v from 'valibot';
import { ClassSchema } from '../auth/people.schemas.ts';
import { defineCall } from '../platform/define.ts';
import {
  CountSchema,
  GradeSchema,
  IdSchema,
  NameSchema,
  QueryCountSchema,
  QueryGradeSchema,
} from '../platform/primitives.schemas.ts';
import { FactSchema } from '../practice/warm-up.schemas.ts';
import { BandCountsSchema, SkillInfoSchema, SkillMasterySchema } from '../questions/skill.schemas.ts';
import { HelpAlertSchema, TeacherHomeworkSchema } from '../work/homework.schemas.ts';

const teacher = ['teacher'] as const;

const BookSchema = v.strictObject({
  grade: GradeSchema,
  title: v.string(),
  first_page: CountSchema,
  last_page: CountSchema,
  chapters: v.array(
    v.strictObject({
      number: CountSchema,
      title: v.string(),
      first_page: CountSchema,
      last_page: CountSchema,
      sections: v.array(
        v.strictObject({
          /** Counted through the book from 1. */
          number: CountSchema,
          title: v.string(),
          first_page: CountSchema,
          last_page: CountSchema,
          skills: v.array(
            v.strictObject({
              id: v.string(),
              title: v.string(),
              first_page: CountSchema,
              last_page: CountSchema,
              available: v.boolean(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const teacherDashboard = {
  read: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/',
    access: teacher,
    summary: 'A teacher’s morning: classes, open homeworks, who needs help.',
    response: v.strictObject({
      classes: v.array(ClassSchema),
      open_homeworks: v.array(TeacherHomeworkSchema),
      help: v.array(HelpAlertSchema),
    }),
  }),
  classes: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/classes/',
    access: teacher,
    summary: 'The classes this teacher teaches now.',
    response: v.array(ClassSchema),
  }),
  skillGrid: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/class/{classId}/skills/',
    access: teacher,
    summary: 'Children by skills of one chapter: the mastery of each.',
    params: v.object({ classId: IdSchema }),
    query: v.object({ chapter: v.optional(QueryCountSchema) }),
    response: v.strictObject({
      chapter: CountSchema,
      chapter_title: v.string(),
      chapters: v.array(v.strictObject({ number: CountSchema, title: v.string() })),
      skills: v.array(SkillInfoSchema),
      students: v.array(v.strictObject({ student_id: IdSchema, name: v.string() })),
      cells: v.array(v.strictObject({ student_id: IdSchema, mastery: SkillMasterySchema })),
      /** Who needs help now in which of these skills, and why. */
      help: v.array(v.pick(HelpAlertSchema, ['student_id', 'skill_id', 'reason'])),
    }),
    errors: { 404: 'No such class among the teacher’s own, or no questions in that chapter.' },
  }),
  classMastery: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/class/{classId}/mastery/',
    access: teacher,
    summary: 'How many children of a class are in which band, for each skill of the grade’s book that has questions.',
    params: v.object({ classId: IdSchema }),
    response: v.strictObject({
      grade: GradeSchema,
      students: CountSchema,
      skills: v.array(v.strictObject({ skill_id: v.string(), bands: BandCountsSchema })),
    }),
    errors: { 404: 'No such class among the teacher’s own.' },
  }),
  lackingPrerequisites: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/class/{classId}/skill/{skillId}/prerequisites/',
    access: teacher,
    summary:
      'What a skill builds on, as far as children of a class who need help in it have not learned that; what most of them lack first.',
    params: v.object({ classId: IdSchema, skillId: NameSchema }),
    response: v.array(
      v.strictObject({
        skill: SkillInfoSchema,
        /** What of it is needed. */
        reason: v.string(),
        /** By name. */
        students: v.array(v.strictObject({ student_id: IdSchema, name: v.string() })),
      }),
    ),
    errors: { 404: 'No such class among the teacher’s own, or no such skill in the books.' },
  }),
  timesTable: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/class/{classId}/times-table/',
    access: teacher,
    summary:
      'Facts of the times tables that students of a class met in their warm-ups and do not know yet; those of most students first.',
    params: v.object({ classId: IdSchema }),
    response: v.strictObject({
      students: CountSchema,
      /** Students that met a fact so far. */
      begun: CountSchema,
      /** Without the facts that everybody who met them knows. */
      facts: v.array(
        v.strictObject({
          fact: FactSchema,
          known: CountSchema,
          /** By name. */
          not_yet: v.array(v.strictObject({ student_id: IdSchema, name: v.string() })),
        }),
      ),
    }),
    errors: { 404: 'No such class among the teacher’s own.' },
  }),
  book: defineCall({
    method: 'GET',
    path: '/teacher/dashboard/book/',
    access: teacher,
    summary: 'The mathematics book of a grade: chapters, sections, pages, skills.',
    query: v.object({ grade: QueryGradeSchema }),
    response: BookSchema,
  }),
};
