import type { Contract, ResponseOf } from '@mashq/api/contract';
import { availableSkills, mathBook, newProgress } from '@mashq/curriculum';
import { bookContents } from '@mashq/curriculum/books/contents';
import { type Course, coursesOf } from '@mashq/curriculum/books/courses';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { masteryView } from '../../progress/mastery.ts';
import { isDue, practicedSkills } from '../../progress/review-due.ts';
import { countReleasedResults } from '../../questions/grading/count-released-results.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { gradeOf } from '../member-skills.ts';
import { latestAnswered, type OpenHomework, openHomeworks, teacherName } from './queries.ts';

type Calls = Contract['member']['courses'];
type Summary = ResponseOf<Calls['list']>[number];
type Detail = ResponseOf<Calls['read']>;
type Skill = Detail['chapters'][number]['lessons'][number]['skills'][number];

const noSuchCourse = () => notFound('این درس پیدا نشد.');

const isLearned = ({ mastery }: Skill) => mastery.band === 'learned' || mastery.band === 'mastered';

/** The homework or the skill of the latest answer while there is something left in it, else the first skill not learned. */
function resumeOf(
  skills: readonly Skill[],
  homeworks: readonly OpenHomework[],
  latest: { skillId: string; homeworkId: string | null } | undefined,
): Summary['resume'] {
  const ownKind = homeworks.filter(({ kind }) => kind === 'homework');
  const homework =
    ownKind.find(({ id }) => id === latest?.homeworkId) ?? ownKind.find(({ startedAt }) => startedAt !== null);
  if (homework) return { kind: 'homework', homework_id: homework.id, title: homework.title };
  const skill =
    skills.find((one) => one.id === latest?.skillId && !isLearned(one)) ??
    skills.find((one) => one.mastery.band !== 'unseen' && !isLearned(one)) ??
    skills.find((one) => !isLearned(one));
  return skill ? { kind: 'skill', skill_id: skill.id, title: skill.title, chapter: skill.chapter } : null;
}

const titleOnly = ({ number, title }: { number: number; title: string }) => ({
  number,
  title,
  first_page: null,
  last_page: null,
});

/** The contents of a book of which only titles are known. A science book has lessons without chapters: they are its chapters. */
function titlesOf(grade: Course['grade'], subject: 'literature' | 'science'): Detail['chapters'] {
  const { chapters, lessons } = bookContents(grade, subject);
  if (chapters.length === 0) return lessons.map((lesson) => ({ ...titleOnly(lesson), lessons: [] }));
  return chapters.map((chapter) => ({
    ...titleOnly(chapter),
    lessons: chapter.lessons.map((lesson) => ({ ...titleOnly(lesson), skills: [] })),
  }));
}

/** A child's courses: the book, how far the child is, and what is assigned in it. */
export function courseService({ db, clock }: Context) {
  /** Everything both calls say of the mathematics course; a constant number of queries. */
  async function readMath(actor: Actor, course: Course) {
    const now = clock();
    await countReleasedResults(db, actor, now);
    const [practiced, homeworks, latest, teacher] = await Promise.all([
      practicedSkills(db, actor),
      openHomeworks(db, actor, now),
      latestAnswered(db, actor),
      teacherName(db, actor, now),
    ]);
    const progress = new Map(practiced.map((skill) => [skill.skillId, skill.progress]));
    const skills = availableSkills()
      .filter(({ place }) => place.grade === course.grade)
      .map(({ id }): Skill => ({ ...skillInfo(id), mastery: masteryView(id, progress.get(id) ?? newProgress) }));
    const summary: Summary = {
      ...course,
      teacher_name: teacher,
      skills_count: skills.length,
      learned_count: skills.filter(isLearned).length,
      open_homeworks: homeworks.length,
      resume: resumeOf(skills, homeworks, latest),
    };
    return { summary, skills, homeworks, due: practiced.filter((skill) => isDue(skill, now)).length, teacher };
  }

  const withoutSkills = (course: Course, teacher: string | null): Summary => ({
    ...course,
    teacher_name: teacher,
    skills_count: 0,
    learned_count: 0,
    open_homeworks: 0,
    resume: null,
  });

  return {
    list: async (actor: Actor): Promise<Summary[]> => {
      const courses = coursesOf(await gradeOf(db, actor));
      const math = courses.find(({ subject }) => subject === 'math');
      const known = math && (await readMath(actor, math));
      return courses.map((course) =>
        course === math && known ? known.summary : withoutSkills(course, known?.teacher ?? null),
      );
    },

    read: async (actor: Actor, courseId: number): Promise<Detail> => {
      const course = coursesOf(await gradeOf(db, actor)).find(({ id }) => id === courseId);
      if (course === undefined) throw noSuchCourse();
      if (course.subject !== 'math') {
        const teacher = await teacherName(db, actor, clock());
        return {
          ...withoutSkills(course, teacher),
          due_count: 0,
          homeworks: [],
          chapters: titlesOf(course.grade, course.subject),
        };
      }
      const { summary, skills, homeworks, due } = await readMath(actor, course);
      return {
        ...summary,
        due_count: due,
        homeworks: homeworks.map(({ id, kind, title, endAt, itemsDone, itemsTotal, skillIds }) => ({
          id,
          kind,
          title,
          end_at: endAt.toISOString(),
          items_done: itemsDone,
          items_total: itemsTotal,
          skill_ids: skillIds,
        })),
        chapters: mathBook(course.grade).chapters.map((chapter) => ({
          number: chapter.number,
          title: chapter.title,
          first_page: chapter.firstPage,
          last_page: chapter.lastPage,
          lessons: chapter.lessons.map((lesson) => ({
            number: lesson.number,
            title: lesson.title,
            first_page: lesson.firstPage,
            last_page: lesson.lastPage,
            skills: skills.filter((skill) => skill.chapter === chapter.number && skill.lesson === lesson.number),
          })),
        })),
      };
    },
  };
}
