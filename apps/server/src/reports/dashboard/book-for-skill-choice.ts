import type { Contract, ResponseOf } from '@mashq/api/contract';
import { bookSkill, type Grade, mathBook, skillById } from '@mashq/curriculum';

type Book = ResponseOf<Contract['teacher']['dashboard']['book']>;

/** The mathematics book of a grade as a teacher chooses from it; skills without questions yet are marked. */
export function bookView(grade: Grade): Book {
  const { title, firstPage, lastPage, chapters } = mathBook(grade);
  return {
    grade,
    title,
    first_page: firstPage,
    last_page: lastPage,
    chapters: chapters.map((chapter) => ({
      number: chapter.number,
      title: chapter.title,
      first_page: chapter.firstPage,
      last_page: chapter.lastPage,
      sections: chapter.lessons.map((lesson) => ({
        number: lesson.section,
        title: lesson.title,
        first_page: lesson.firstPage,
        last_page: lesson.lastPage,
        skills: lesson.skills.map(({ id, title: skillTitle }) => ({
          id,
          title: skillTitle,
          first_page: bookSkill(id)?.place.firstPage ?? lesson.firstPage,
          last_page: bookSkill(id)?.place.lastPage ?? lesson.lastPage,
          available: skillById(id) !== undefined,
        })),
      })),
    })),
  };
}
