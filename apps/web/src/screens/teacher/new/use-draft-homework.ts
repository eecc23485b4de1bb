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
  endDate: string;
  title: string;
  note: string;
  hintsAllowed: boolean;
  showAnswers: ShowAnswers;
}

const DAYS_AHEAD = 30;
/** Default deadline, in days from now. */
const USUAL_DAYS = 3;

/** The form's values, setters, and the request body made from them. */
export function useDraftHomework(schoolClass: DraftClass) {
  // One id per form: sending it twice, for example after a lost reply, creates one homework.
  const [id] = useState(makeId);
  const [days] = useState(() => deadlineDays(DAYS_AHEAD));
  const [draft, setDraft] = useState<DraftHomework>({
    schoolClass,
    kind: 'pages',
    first: null,
    last: null,
    without: new Set(),
    itemsPerSkill: 3,
    endDate: days[USUAL_DAYS]?.value ?? '',
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

/** The request body. */
export function bodyOf(id: string, draft: DraftHomework, range: BookRange, skillIds: readonly string[]): Body {
  const { schoolClass, itemsPerSkill, endDate, title, note, hintsAllowed, showAnswers } = draft;
  const ends =
    range.kind === 'pages'
      ? { firstPage: range.first, lastPage: range.last }
      : { firstSection: range.first, lastSection: range.last };
  return {
    id,
    classId: schoolClass.id,
    ...ends,
    skillIds: [...skillIds],
    ...(itemsPerSkill !== null && { itemsPerSkill }),
    endDate,
    title,
    note,
    hintsAllowed,
    showAnswers,
  };
}
