import type { Contract, RequestOf, SchoolClass } from '@mashq/api/contract';
import { makeId } from '@mashq/state/id';
import type { BookRange } from '@mashq/state/teacher';
import { useState } from 'react';
import { deadlineDays } from '../../../homework/deadline-days.ts';

type Body = RequestOf<Contract['teacher']['homework']['create']>['body'];
export type ShowAnswers = NonNullable<Body['showAnswers']>;
export type DraftClass = Pick<SchoolClass, 'id' | 'title' | 'grade'>;

/** The form's values. */
export interface DraftHomework {
  schoolClass: DraftClass;
  kind: BookRange['kind'];
  first: number | null;
  last: number | null;
  /** Skills the teacher has deselected. */
  without: ReadonlySet<string>;
  itemsPerSkill: number | null;
  /** Null starts at once. */
  startDate: string | null;
  endDate: string;
  /** Groups of the class it is for; empty for everybody. */
  groupIds: string[];
  /** Skills that were learned earlier come back beside the new ones. */
  isMixed: boolean;
  title: string;
  note: string;
  hintsAllowed: boolean;
  showAnswers: ShowAnswers;
}

const DAYS_AHEAD = 30;
/** Default deadline, in days from now. */
const USUAL_DAYS = 3;

/** The form's values, setters, and the request body made from them. */
export function useDraftHomework(schoolClass: DraftClass, pages?: readonly [first: number, last: number]) {
  // One id per form: sending it twice, for example after a lost reply, creates one homework.
  const [id] = useState(makeId);
  const [days] = useState(() => deadlineDays(DAYS_AHEAD));
  const [draft, setDraft] = useState<DraftHomework>({
    schoolClass,
    kind: 'pages',
    first: pages?.[0] ?? null,
    last: pages?.[1] ?? null,
    without: new Set(),
    itemsPerSkill: 3,
    startDate: null,
    endDate: days[USUAL_DAYS]?.value ?? '',
    groupIds: [],
    isMixed: true,
    title: '',
    note: '',
    hintsAllowed: true,
    showAnswers: 'immediately',
  });
  const change = (part: Partial<DraftHomework>) => setDraft((before) => ({ ...before, ...part }));
  return { id, days, draft, change };
}

/** The range for the server, or null while it is incomplete. */
export function rangeOf({ schoolClass, kind, first, last }: DraftHomework): BookRange | null {
  return first === null || last === null ? null : { grade: schoolClass.grade, kind, first, last };
}

export interface Chosen {
  skillIds: readonly string[];
  reviewSkillIds: readonly string[];
  /** Kept for the teacher alone until it is published. */
  isDraft: boolean;
}

/** The request body. */
export function bodyOf(
  id: string,
  draft: DraftHomework,
  range: BookRange,
  { skillIds, reviewSkillIds, isDraft }: Chosen,
): Body {
  const { schoolClass, itemsPerSkill, startDate, endDate, groupIds, title, note, hintsAllowed, showAnswers } = draft;
  const ends =
    range.kind === 'pages'
      ? { firstPage: range.first, lastPage: range.last }
      : { firstSection: range.first, lastSection: range.last };
  return {
    id,
    classId: schoolClass.id,
    ...ends,
    draft: isDraft,
    skillIds: [...skillIds],
    reviewSkillIds: [...reviewSkillIds],
    groupIds,
    ...(startDate !== null && { startDate }),
    ...(itemsPerSkill !== null && { itemsPerSkill }),
    endDate,
    title,
    note,
    hintsAllowed,
    showAnswers,
  };
}
