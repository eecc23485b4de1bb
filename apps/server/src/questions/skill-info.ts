import type { SkillInfoSchema } from '@mashq/api/contract';
import { bookSkill } from '@mashq/curriculum';
import type { InferOutput } from 'valibot';

export type SkillInfo = InferOutput<typeof SkillInfoSchema>;

/** A skill that the books have lost, as old questions and reports name it; its grade is in its id. */
function lostSkill(id: string): SkillInfo {
  const grade = ([3, 4, 5, 6] as const).find((each) => id.startsWith(`g${each}-`)) ?? 3;
  const place = { chapter: 0, chapter_title: '', lesson: 0, lesson_title: '', first_page: 0, last_page: 0 };
  return { id, title: 'مهارتی از کتاب پیشین', grade, ...place };
}

/** A skill with its place in the book. */
export function skillInfo(skillId: string): SkillInfo {
  const skill = bookSkill(skillId);
  if (!skill) return lostSkill(skillId);
  const { grade, chapter, chapterTitle, lesson, lessonTitle, firstPage, lastPage } = skill.place;
  return {
    id: skill.id,
    title: skill.title,
    grade,
    chapter,
    chapter_title: chapterTitle,
    lesson,
    lesson_title: lessonTitle,
    first_page: firstPage,
    last_page: lastPage,
  };
}
