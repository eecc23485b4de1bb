import { availableSkills, type Grade, mathBook } from '@mashq/curriculum';
import type { PlannedActivity } from '../assignments/assignment-content.ts';

/** Questions of each skill's practice, and how many right answers complete it. */
const PRACTICE = { items: 5, right: 4 };
/** Questions of each skill in the quiz at the end. */
const QUIZ_ITEMS = 2;
/** A package of a longer lesson would be more than a week's work. */
const MAX_SKILLS = 6;

export interface ReadyPackage {
  /** Of the lesson, through the book from 1. */
  readonly section: number;
  readonly title: string;
  readonly chapterTitle: string;
  readonly firstPage: number;
  readonly lastPage: number;
  readonly activities: readonly PlannedActivity[];
}

/** The ready-made packages of a grade: for each lesson with questions, an example and practice of each skill, then a quiz. */
export function readyPackages(grade: Grade): readonly ReadyPackage[] {
  const available = availableSkills().filter(({ place }) => place.grade === grade);
  let section = 0;
  return mathBook(grade).chapters.flatMap(({ title: chapterTitle, lessons }) =>
    lessons.flatMap(({ title, firstPage, lastPage }) => {
      section += 1;
      const skills = available.filter(({ place }) => place.firstPage === firstPage).slice(0, MAX_SKILLS);
      if (skills.length === 0) return [];
      const perSkill = skills.flatMap(({ id, title: skill }): PlannedActivity[] => [
        { kind: 'example', title: skill, skillIds: [id], itemsPerSkill: 0, rightNeeded: null },
        {
          kind: 'practice',
          title: skill,
          skillIds: [id],
          itemsPerSkill: PRACTICE.items,
          rightNeeded: PRACTICE.right,
        },
      ]);
      const quiz: PlannedActivity = {
        kind: 'quiz',
        title,
        skillIds: skills.map(({ id }) => id),
        itemsPerSkill: QUIZ_ITEMS,
        rightNeeded: null,
      };
      return [{ section, title, chapterTitle, firstPage, lastPage, activities: [...perSkill, quiz] }];
    }),
  );
}
