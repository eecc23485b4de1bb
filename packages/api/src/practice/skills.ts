import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, GradeSchema, NameSchema } from '../platform/primitives.schemas.ts';
import { SkillInfoSchema, SkillMasterySchema } from '../questions/skill.schemas.ts';

const student = ['student'] as const;
export const memberSkills = {
  list: defineCall({
    method: 'GET',
    path: '/member/skills/',
    access: student,
    summary: 'The mathematics book of the student’s grade with the student’s mastery in each skill that has questions.',
    response: v.strictObject({
      grade: GradeSchema,
      book_title: v.string(),
      chapters: v.array(
        v.strictObject({
          number: CountSchema,
          title: v.string(),
          skills: v.array(
            v.strictObject({
              ...SkillInfoSchema.entries,
              mastery: SkillMasterySchema,
            }),
          ),
        }),
      ),
    }),
  }),
  stepBack: defineCall({
    method: 'GET',
    path: '/member/skills/{skillId}/step-back/',
    access: student,
    summary:
      'For a student who is stuck in a skill: the earlier skill that it builds on and that is missing, as far back as those fail too.',
    params: v.object({ skillId: NameSchema }),
    response: v.strictObject({
      /** Null while the student is not stuck, and where nothing is missing. */
      skill: v.nullable(SkillInfoSchema),
    }),
    errors: { 404: 'No such skill in the books.' },
  }),
};
