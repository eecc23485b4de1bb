import type {
  AssignedSkill,
  Contract,
  HomeworkSkill,
  RequestOf,
  SchoolClass,
  TeacherHomework,
} from '@mashq/api/contract';
import type { BookRange } from '@mashq/state/work/teacher-keys';
import { deadlineDays } from '../deadline-days.ts';
import { sourceText } from '../source-text.ts';

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
  without: readonly string[];
  itemsPerSkill: number | null;
  /** Null starts at once; empty while what is written is no moment. */
  startDate: string | null;
  /** Empty while what is written is no moment. */
  endDate: string;
  /** Groups of the class it is for; empty for everybody. */
  groupIds: string[];
  /** The children it is for, where it names them. */
  studentIds: string[];
  /** Further classes of the grade that get it too, with the id and the times of each. */
  others: readonly { id: string; classId: string; startDate: string | null; endDate: string }[];
  /** Skills that were learned earlier come back beside the new ones. */
  isMixed: boolean;
  title: string;
  note: string;
  hintsAllowed: boolean;
  showAnswers: ShowAnswers;
}

/** Default deadline, in days from now: at the end of that day. */
const USUAL_DAYS = 3;

/** The deadline of work that has none yet. */
export function usualDeadline(): string {
  return deadlineDays(USUAL_DAYS + 1)[USUAL_DAYS]?.value ?? '';
}

/** The values of an empty form. */
export function emptyDraft(schoolClass: DraftClass, pages?: readonly [first: number, last: number]): DraftHomework {
  return {
    schoolClass,
    kind: 'pages',
    first: pages?.[0] ?? null,
    last: pages?.[1] ?? null,
    without: [],
    itemsPerSkill: 3,
    startDate: null,
    endDate: usualDeadline(),
    groupIds: [],
    studentIds: [],
    others: [],
    isMixed: true,
    title: '',
    note: '',
    hintsAllowed: true,
    showAnswers: 'immediately',
  };
}

/** The values of a homework that exists; `rangeSkills` are all skills of its range, `skills` its own. */
export function draftOf(
  homework: TeacherHomework,
  skills: readonly AssignedSkill[],
  rangeSkills: readonly HomeworkSkill[],
): DraftHomework {
  const own = new Set(skills.filter((skill) => !skill.is_review).map(({ id }) => id));
  const { class_id: id, class_title: title, grade, source, start_at: startAt, target, groups } = homework;
  return {
    schoolClass: { id, title, grade },
    ...source,
    without: rangeSkills.map((skill) => skill.id).filter((skill) => !own.has(skill)),
    itemsPerSkill: homework.items_per_skill,
    startDate: Date.parse(startAt) > Date.now() ? startAt : null,
    endDate: homework.end_at,
    groupIds: target === 'groups' ? groups.flatMap(({ group_id: group }) => group ?? []) : [],
    studentIds: target === 'students' ? groups.flatMap(({ student_ids: ids }) => ids) : [],
    others: [],
    isMixed: skills.some((skill) => skill.is_review),
    // One that was made from its range is made again from the new one.
    title: homework.title === sourceText(source) ? '' : homework.title,
    note: homework.note,
    hintsAllowed: homework.hints_allowed,
    showAnswers: homework.show_answers,
  };
}

/** The values for a further class: as in `draftOf`, for the whole class. A deadline that is over becomes the default one. */
export function draftLike(schoolClass: DraftClass, ...found: Parameters<typeof draftOf>): DraftHomework {
  const draft = draftOf(...found);
  const endDate = Date.parse(draft.endDate) > Date.now() ? draft.endDate : emptyDraft(schoolClass).endDate;
  return { ...draft, schoolClass, endDate, groupIds: [], studentIds: [] };
}

/** The range for the server, or null while it is incomplete. */
export function rangeOf({ schoolClass, kind, first, last }: DraftHomework): BookRange | null {
  return first === null || last === null ? null : { grade: schoolClass.grade, kind, first, last };
}

/** The further classes that a homework can be set for too: of the same book, and where it is for a whole class. */
export function otherClasses({ schoolClass, groupIds, studentIds }: DraftHomework, classes: readonly DraftClass[]) {
  if (groupIds.length > 0 || studentIds.length > 0) return [];
  return classes.filter(({ id, grade }) => id !== schoolClass.id && grade === schoolClass.grade);
}

/** Those of them that are chosen. */
export function chosenOthers(draft: DraftHomework, classes: readonly DraftClass[]) {
  const offered = new Set(otherClasses(draft, classes).map(({ id }) => id));
  return draft.others.filter(({ classId }) => offered.has(classId));
}

export interface Chosen {
  skillIds: readonly string[];
  reviewSkillIds: readonly string[];
}

/** The homework's content for a request. */
export function contentOf(draft: DraftHomework, range: BookRange, { skillIds, reviewSkillIds }: Chosen) {
  const { itemsPerSkill, startDate, endDate, groupIds, studentIds, title, note, hintsAllowed, showAnswers } = draft;
  const ends =
    range.kind === 'pages'
      ? { firstPage: range.first, lastPage: range.last }
      : { firstSection: range.first, lastSection: range.last };
  return {
    ...ends,
    skillIds: [...skillIds],
    reviewSkillIds: [...reviewSkillIds],
    groupIds,
    studentIds,
    ...(startDate !== null && { startDate }),
    ...(itemsPerSkill !== null && { itemsPerSkill }),
    endDate,
    title,
    note,
    hintsAllowed,
    showAnswers,
  };
}

/** The request for several classes: the content they share, and each with its times. The class of the form is the first. */
export function contentForClasses(
  id: string,
  draft: DraftHomework,
  others: DraftHomework['others'],
  content: ReturnType<typeof contentOf>,
) {
  const { groupIds: _groups, studentIds: _students, reviewSkillIds: _reviews, startDate, endDate, ...shared } = content;
  return {
    ...shared,
    withReviews: draft.isMixed,
    classes: [{ id, classId: draft.schoolClass.id, startDate: startDate ?? null, endDate }, ...others].map(
      ({ startDate: start, ...times }) => ({ ...times, ...(start !== null && { startDate: start }) }),
    ),
  };
}
