import type { AssignedSkill, ProposedGroup, SchoolClass, TeacherAssignment } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { formatNumber } from '@mashq/ui/i18n';
import { deadlineDays } from '../homework/deadline-days.ts';
import { newReview } from '../strings/teacher-reviews.ts';

export type ReviewClass = Pick<SchoolClass, 'id' | 'title' | 'grade'>;

export interface DraftGroup {
  /** Of this form alone. */
  key: string;
  name: string;
  skills: { id: string; title: string }[];
  studentIds: string[];
  /** The group of the class whose later members join too. */
  groupId?: string | null;
}

/** The form's values. */
export interface DraftReview {
  /** Null until the proposal is taken or changed. */
  groups: DraftGroup[] | null;
  itemsPerSkill: number | null;
  endDate: string;
  title: string;
}

const USUAL_DAYS = 5;

export const MAX_GROUPS = 5;

export function emptyGroup(place: number): DraftGroup {
  return { key: makeId(), name: newReview.usualName(formatNumber(place)), skills: [], studentIds: [] };
}

/** Names of groups have an upper length. */
const MAX_NAME = 60;

/** A group of students for one skill, named after it. */
export function groupOf({ id, title }: { id: string; title: string }, studentIds: readonly string[]): DraftGroup {
  return { key: id, name: title.slice(0, MAX_NAME), skills: [{ id, title }], studentIds: [...studentIds] };
}

/** The groups as they are proposed, for the form to change. */
export function proposedGroups(proposed: readonly ProposedGroup[]): DraftGroup[] {
  return proposed.map(({ name, skills, students }) => ({
    key: name,
    name,
    skills: skills.map(({ id, title }) => ({ id, title })),
    studentIds: students.map(({ student_id }) => student_id),
  }));
}

/** The values of an empty form. */
export function emptyDraft(): DraftReview {
  return { groups: null, itemsPerSkill: 3, endDate: deadlineDays(USUAL_DAYS + 1)[USUAL_DAYS]?.value ?? '', title: '' };
}

/** The values of a review that exists. */
export function draftOf(review: TeacherAssignment, skills: readonly AssignedSkill[]): DraftReview {
  const titles = new Map(skills.map(({ id, title }) => [id, title]));
  return {
    groups: review.groups.map(
      ({ position, name, group_id: groupId, skill_ids: skillIds, student_ids: studentIds }) => ({
        key: `${position}`,
        name,
        groupId,
        skills: skillIds.map((id) => ({ id, title: titles.get(id) ?? id })),
        studentIds,
      }),
    ),
    itemsPerSkill: review.items_per_skill,
    endDate: review.end_at,
    title: review.title,
  };
}

/** Every group has what it needs. */
export function isComplete(groups: readonly DraftGroup[]): boolean {
  return (
    groups.length > 0 &&
    groups.every(({ name, skills, studentIds }) => name.trim() !== '' && skills.length > 0 && studentIds.length > 0)
  );
}

/** The review's content for a request. */
export function contentOf({ itemsPerSkill, endDate, title }: DraftReview, groups: readonly DraftGroup[]) {
  return {
    title,
    groups: groups.map(({ name, groupId, skills, studentIds }) => ({
      name: name.trim(),
      ...(groupId && { groupId }),
      skillIds: skills.map((skill) => skill.id),
      studentIds,
    })),
    ...(itemsPerSkill !== null && { itemsPerSkill }),
    endDate,
  };
}
