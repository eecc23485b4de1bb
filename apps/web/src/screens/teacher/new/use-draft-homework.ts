import type { Contract, RequestOf, SchoolClass } from '@mashq/api/contract';
import { makeId } from '@mashq/state/id';
import type { BookRange } from '@mashq/state/teacher';
import { useState } from 'react';
import { deadlineDays } from '../../../homework/deadline-days.ts';

type Body = RequestOf<Contract['teacher']['homework']['create']>['body'];
export type ShowAnswers = NonNullable<Body['showAnswers']>;
export type DraftClass = Pick<SchoolClass, 'id' | 'title' | 'grade'>;

/** What a teacher has filled in so far. */
export interface DraftHomework {
  schoolClass: DraftClass;
  kind: BookRange['kind'];
  first: number | null;
  last: number | null;
  /** Skills of the range that the teacher does not want. */
  without: ReadonlySet<string>;
  itemsPerSkill: number | null;
  endDate: string;
  title: string;
  note: string;
  hintsAllowed: boolean;
  showAnswers: ShowAnswers;
}

const DAYS_AHEAD = 30;
/** Three days from now: time enough, and near enough to be begun. */
const USUAL_DAYS = 3;

/** The draft, how it is changed, and what is sent of it. */
export function useDraftHomework(schoolClass: DraftClass) {
  // One id for the form: sent twice, as after a lost reply, it is still one homework.
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

/** The range as the server is asked for it, once it is whole. */
export function rangeOf({ schoolClass, kind, first, last }: DraftHomework): BookRange | null {
  return first === null || last === null ? null : { grade: schoolClass.grade, kind, first, last };
}

/** The homework as it is sent. */
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
