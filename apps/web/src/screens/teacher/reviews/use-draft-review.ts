import type { ProposedGroup, SchoolClass } from '@mashq/api/contract';
import { makeId } from '@mashq/state/id';
import type { NewReview } from '@mashq/state/teacher';
import { formatNumber } from '@mashq/ui/i18n';
import { useState } from 'react';
import { deadlineDays } from '../../../homework/deadline-days.ts';
import { newReview } from '../../../strings/teacher/reviews.ts';

export type ReviewClass = Pick<SchoolClass, 'id' | 'title' | 'grade'>;

export interface DraftGroup {
  /** Of this form alone. */
  key: string;
  name: string;
  skills: { id: string; title: string }[];
  studentIds: string[];
}

/** The form's values. */
export interface DraftReview {
  /** Null until the proposal is taken or changed. */
  groups: DraftGroup[] | null;
  itemsPerSkill: number | null;
  endDate: string;
  title: string;
}

const DAYS_AHEAD = 30;
const USUAL_DAYS = 5;

export const MOST_GROUPS = 5;

export function emptyGroup(place: number): DraftGroup {
  return { key: makeId(), name: newReview.usualName(formatNumber(place)), skills: [], studentIds: [] };
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

/** The form's values, setters, and the id of the request. */
export function useDraftReview() {
  // One id per form: sending it twice, for example after a lost reply, creates one review.
  const [id] = useState(makeId);
  const [days] = useState(() => deadlineDays(DAYS_AHEAD));
  const [draft, setDraft] = useState<DraftReview>({
    groups: null,
    itemsPerSkill: 3,
    endDate: days[USUAL_DAYS]?.value ?? '',
    title: '',
  });
  const change = (part: Partial<DraftReview>) => setDraft((before) => ({ ...before, ...part }));
  return { id, days, draft, change };
}

/** Every group has what it needs. */
export function isComplete(groups: readonly DraftGroup[]): boolean {
  return (
    groups.length > 0 &&
    groups.every(({ name, skills, studentIds }) => name.trim() !== '' && skills.length > 0 && studentIds.length > 0)
  );
}

/** The request body. */
export function bodyOf(
  id: string,
  schoolClass: ReviewClass,
  { itemsPerSkill, endDate, title }: DraftReview,
  groups: readonly DraftGroup[],
  isDraft: boolean,
): NewReview {
  return {
    id,
    classId: schoolClass.id,
    draft: isDraft,
    title,
    groups: groups.map(({ name, skills, studentIds }) => ({
      name: name.trim(),
      skillIds: skills.map((skill) => skill.id),
      studentIds,
    })),
    ...(itemsPerSkill !== null && { itemsPerSkill }),
    endDate,
  };
}
