import { randomInt } from 'node:crypto';
import type { Contract, PaperSchema, ParsedOf, Worksheet } from '@mashq/api/contract';
import type { InferOutput } from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound, unprocessable } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { taughtClass } from '../assignments/create.ts';
import type { teacherQuizService } from '../quizzes/teacher-service.ts';
import type { TeacherQuiz } from '../quizzes/view.ts';
import type { worksheetService } from '../worksheets/service.ts';
import { type Paper, paperOf, papersOf, skillsOfPaper } from './plan.ts';

type Calls = Contract['teacher']['papers'];
type Body<Name extends 'draft' | 'print'> = ParsedOf<Calls[Name]>['body'];

const SEEDS = 2 ** 31;

function paperView({ kind, chapter, title, chapters }: Paper): InferOutput<typeof PaperSchema> {
  const all = chapters.map(({ chapter: one }) => one);
  return {
    kind,
    chapter,
    title,
    first_page: Math.min(...all.map(({ firstPage }) => firstPage)),
    last_page: Math.max(...all.map(({ lastPage }) => lastPage)),
    questions: chapters.reduce((sum, { questions }) => sum + questions, 0),
    chapters: chapters.map(({ chapter: one, questions }) => ({ number: one.number, title: one.title, questions })),
  };
}

interface Makers {
  readonly quizzes: Pick<ReturnType<typeof teacherQuizService>, 'create'>;
  readonly worksheets: Pick<ReturnType<typeof worksheetService>, 'ofPaper'>;
}

/** Papers of a term and reviews of a chapter, as drafts of quizzes and on paper. */
export function paperService({ db, clock }: Context, { quizzes, worksheets }: Makers) {
  async function asked(
    actor: Actor,
    classId: string,
    { kind, chapter }: Pick<Body<'print'>, 'kind' | 'chapter'>,
  ): Promise<Paper> {
    const grade = await taughtClass(db, actor, classId, clock());
    if ((kind === 'chapter') !== (chapter !== undefined))
      throw unprocessable('chapter-unclear', 'برای مرور، یک فصل را انتخاب کنید.');
    const paper = paperOf(grade, kind, chapter ?? null);
    if (paper === null) throw notFound('این فصل در کتاب نیست.');
    return paper;
  }

  return {
    list: async (actor: Actor, classId: string): Promise<InferOutput<typeof PaperSchema>[]> => {
      const grade = await taughtClass(db, actor, classId, clock());
      return papersOf(grade).map(paperView);
    },

    draft: async (actor: Actor, classId: string, { id, endDate, ...body }: Body<'draft'>): Promise<TeacherQuiz> => {
      const paper = await asked(actor, classId, body);
      const skills = skillsOfPaper(paper, randomInt(SEEDS));
      return quizzes.create(actor, {
        id,
        classId,
        draft: true,
        title: paper.title,
        note: '',
        skills: skills.map((skill) => ({ ...skill, points: 1, levels: [] })),
        groupIds: [],
        studentIds: [],
        endDate,
        timeLimitMinutes: null,
        navigation: 'free',
        shuffle: false,
        triesAllowed: 1,
        gradeMethod: 'highest',
        graceMinutes: 0,
        resultRelease: 'manual',
        shows: { marks: true, right_answers: true, solutions: true },
      });
    },

    print: async (actor: Actor, classId: string, { variants, seed, ...body }: Body<'print'>): Promise<Worksheet> => {
      const paper = await asked(actor, classId, body);
      return worksheets.ofPaper(actor, classId, {
        title: paper.title,
        skills: skillsOfPaper(paper, seed),
        variants,
        seed,
      });
    },
  };
}
