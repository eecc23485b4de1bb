import type { Contract, ParsedOf } from '@mashq/api/contract';
import type { Grade, RangeSkill } from '@mashq/curriculum';
import type { Actor } from '../../platform/actor.ts';
import { unprocessable } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { askedSkills } from '../../questions/asked-skills.ts';
import { type AssignmentContent, readTimes } from '../assignments/assignment-content.ts';
import { settingWork } from '../assignments/set-work.ts';
import { type KnownGroup, resolveTarget } from '../assignments/target.ts';
import { reviewSkills } from './review-skills.ts';
import { defaultTitle, resolveRange } from './source.ts';

type Calls = Contract['teacher']['homework'];
type Content = Omit<ParsedOf<Calls['replace']>['body'], 'version'>;

function chosenSkills(skills: readonly RangeSkill[], skillIds: readonly string[] | undefined): string[] {
  const available = skills.filter((skill) => skill.available).map(({ id }) => id);
  if (skillIds === undefined) return available;
  const wanted = new Set(skillIds);
  const chosen = available.filter((id) => wanted.has(id));
  if (chosen.length < wanted.size) {
    throw unprocessable(
      'skill-not-in-range',
      'بعضی از مهارت‌های انتخاب‌شده در این محدودهٔ کتاب نیستند یا هنوز سؤال ندارند.',
    );
  }
  if (chosen.length === 0) throw unprocessable('no-skill', 'دست‌کم یک مهارت را انتخاب کنید.');
  return chosen;
}

/** The content of a homework from what its teacher asks for. The range becomes a list of skills here and stays it. */
async function contentOf(
  { db }: Context,
  { schoolId }: Actor,
  { id: classId, grade }: { readonly id: string; readonly grade: Grade },
  body: Content,
  now: Date,
  known?: readonly KnownGroup[],
): Promise<AssignmentContent> {
  const { source, skills } = resolveRange(grade, body);
  const asked = await askedSkills(db);
  const inRange = skills.map((skill) => ({ ...skill, available: asked(skill.id) !== undefined }));
  const { itemsPerSkill } = body;
  const fresh = chosenSkills(inRange, body.skillIds).map((skillId) => ({
    skillId,
    items: itemsPerSkill,
    isReview: false,
  }));
  const wanted = new Set(body.reviewSkillIds);
  const reviews =
    wanted.size === 0 ? [] : await reviewSkills(db, schoolId, classId, fresh, now, (id) => wanted.has(id));
  const target = await resolveTarget(db, schoolId, classId, body, known);
  const { title, itemMode, hintsAllowed, showAnswers, latePolicy, note } = body;
  return {
    ...target,
    ...readTimes(body, now),
    title: title === '' ? defaultTitle(source) : title,
    source,
    skills: [...fresh, ...reviews],
    itemsPerSkill,
    itemMode,
    hintsAllowed,
    showAnswers,
    latePolicy,
    note,
  };
}

/** How a homework is set for a class the teacher teaches, and given other content. */
export const settingHomework = (context: Context) =>
  settingWork<Content>(context, 'homework', (...asked) => contentOf(context, ...asked));
