import type { SkillInfoSchema } from '@mashq/api/contract';
import { bookSkill } from '@mashq/curriculum';
import type { InferOutput } from 'valibot';

export type SkillInfo = InferOutput<typeof SkillInfoSchema>;

/** A skill with its place in the book; throws where the books do not have it, which no stored skill id may meet. */
export function skillInfo(skillId: string): SkillInfo {
  const skill = bookSkill(skillId);
  if (!skill) throw new Error(`the books have no skill ${skillId}`);
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
