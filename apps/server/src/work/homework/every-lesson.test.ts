import { contract } from '@mashq/api/contract';
import { grades, lessonsOf, mathBook, rawFromAnswer, skillById } from '@mashq/curriculum';
import { describe, expect, test } from 'vitest';
import { answer, questionsOf, setHomework, wholeQuestion } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();

/** A lesson's own pages ask for every skill of it that makes questions, and for none of another lesson. */
describe.each(grades)('the book of grade %i', (grade) => {
  test.each(
    lessonsOf(mathBook(grade))
      .filter(({ skills }) => skills.some(({ id }) => skillById(id) !== undefined))
      // What a lesson has is fixed in the books: a third of them shows that pages lead to their skills.
      .filter((_, index) => process.env.TEST_ALL === '1' || index % 3 === 0)
      .map((lesson) => [`${lesson.firstPage}–${lesson.lastPage} ${lesson.title}`, lesson] as const),
  )('%s', async (_, { firstPage, lastPage, section }) => {
    const classroom = await makeClassroom(world, { grade, students: 1 });
    const [student] = classroom.students;
    if (!student) throw new Error('a class without children');
    const range = { firstPage: undefined, lastPage: undefined, firstSection: section, lastSection: section };
    const homeworkId = await setHomework(world, classroom, { ...range, itemsPerSkill: 1 });
    const { body: pages } = await world.call(classroom.teacher, contract.teacher.homework.skills, {
      query: { grade: String(grade), firstPage: String(firstPage), lastPage: String(lastPage) },
    });
    const questions = await questionsOf(world, student, homeworkId);
    const asked = questions.map(({ sheet }) => sheet.skillId);
    const available = pages.filter((skill) => skill.available).map(({ id }) => id);
    expect(asked.length).toBeGreaterThan(0);
    expect(available).toEqual(expect.arrayContaining(asked));

    // Each is answered as a child's screen sends it.
    for (const { question_id: questionId } of questions) {
      const { key } = await wholeQuestion(world, questionId);
      const { body } = await answer(world, student, questionId, rawFromAnswer(key));
      expect([questionId, body.verdict]).toEqual([questionId, 'right']);
    }
  });
});
