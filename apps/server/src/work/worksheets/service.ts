import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Contract, ParsedOf, Worksheet } from '@mashq/api/contract';
import { newProgress, persianNumber, type Question } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { notFound, unprocessable } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { type AskedSkills, askedSkills } from '../../questions/asked-skills.ts';
import { stableSeed } from '../../questions/different-question.ts';
import { makeQuestion } from '../../questions/make-question.ts';
import { contentOf, storedQuestion } from '../../questions/question-content.ts';
import { findClasses, teachesClass } from '../../school/find-classes.ts';
import { chooseQuestions } from '../assignments/choose-questions.ts';
import {
  type AssignedSkill,
  type AssignmentRow,
  assignedSkills,
  ownAssignmentRow,
} from '../assignments/teacher-queries.ts';
import {
  assignedQuestions,
  type ChildPart,
  childrenOfClass,
  childrenOfWork,
  progressOfChildren,
  seedOfWork,
} from './queries.ts';
import { codesBy, makeWorksheet } from './sheet.ts';

type Skills = readonly Pick<AssignedSkill, 'skillId' | 'items'>[];

interface OfSkills {
  readonly title: string;
  readonly skills: Skills;
  /** One for each child of the class when undefined. */
  readonly variants: number | undefined;
  readonly seed: number;
}

/** No child works through more on paper at once. */
const MAX_QUESTIONS = 60;

const EVERYBODY = 'everybody';

/** Questions of the book's level, the same for everybody who gets this seed. */
function questionsBy(seed: number, skills: Skills, asked: AskedSkills): Question[] {
  return chooseQuestions({
    seed,
    studentId: EVERYBODY,
    skills,
    asked,
    fixed: true,
    progressOf: () => newProgress,
  }).map(makeQuestion);
}

/** Making questions takes the processor for itself: others are answered between two sheets. */
async function sheetsOf<Each>(
  all: readonly Each[],
  make: (each: Each) => Worksheet['sheets'][number],
): Promise<Worksheet['sheets']> {
  const sheets: Worksheet['sheets'] = [];
  for (const each of all) {
    sheets.push(make(each));
    await nextTurn();
  }
  return sheets;
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Variants that anybody may get; where everybody has the same questions, the first has those. */
function variantsOf(count: number, seed: number, skills: Skills, asked: AskedSkills): Promise<Worksheet['sheets']> {
  const code = codesBy(seed);
  return sheetsOf(numbersTo(count), (variant) =>
    makeWorksheet(
      code(`variant ${variant}`),
      null,
      questionsBy(variant === 1 ? seed : stableSeed(seed, 'variant', variant), skills, asked),
    ),
  );
}

/** The skills that a child gets of an assignment: those of its groups where these have their own, else all. */
function skillsOf({ groups }: AssignmentRow, skills: readonly AssignedSkill[], studentId: string): AssignedSkill[] {
  const own = groups.filter((group) => group.student_ids.includes(studentId)).flatMap((group) => group.skill_ids);
  return own.length === 0 ? [...skills] : skills.filter(({ skillId }) => own.includes(skillId));
}

/** Questions on paper. Nothing is stored or assigned by printing. */
export function worksheetService({ db, clock }: Context) {
  /** The children who get the work; of a draft, which nobody has yet, those it would be handed out to. */
  async function childrenOf(row: AssignmentRow): Promise<ChildPart[]> {
    if (row.publishedAt !== null) return childrenOfWork(db, row.schoolId, row.id);
    const members = new Set(row.groups.flatMap((group) => group.student_ids));
    return (await childrenOfClass(db, row.schoolId, row.classId))
      .filter(({ studentId }) => row.target === 'class' || members.has(studentId))
      .map((child) => ({ ...child, isAssigned: false, startedOver: 0 }));
  }

  /** Each child's own questions: those it has, else those that it would be assigned if it opened the work now. */
  async function ownSheets(row: AssignmentRow, seed: number, skills: readonly AssignedSkill[], asked: AskedSkills) {
    const { schoolId } = row;
    const [children, stored] = await Promise.all([childrenOf(row), assignedQuestions(db, schoolId, row.id)]);
    const progress = await progressOfChildren(
      db,
      schoolId,
      children.map(({ studentId }) => studentId),
      skills.map(({ skillId }) => skillId),
    );
    const questions = Map.groupBy(stored, ({ studentId }) => studentId);
    const code = codesBy(seed);
    return sheetsOf(children, (child) => {
      const { studentId, startedOver } = child;
      const own = child.isAssigned
        ? (questions.get(studentId) ?? []).flatMap((question) => {
            const content = contentOf(question);
            return content === null ? [] : [storedQuestion({ ...question, content })];
          })
        : chooseQuestions({
            seed,
            startedOver,
            studentId,
            skills: skillsOf(row, skills, studentId),
            asked,
            fixed: row.itemMode === 'fixed',
            progressOf: (skillId) => progress.get(studentId)?.get(skillId) ?? newProgress,
          }).map(makeQuestion);
      return makeWorksheet(code(studentId), child, own);
    });
  }

  async function ofSkills(
    actor: Actor,
    classId: string,
    { title, skills, variants, seed }: OfSkills,
  ): Promise<Worksheet> {
    const [schoolClass] = await findClasses(db, sql`c.id = ${classId} and ${teachesClass(actor, clock())}`);
    if (!schoolClass) throw notFound('این کلاس پیدا نشد.');
    const asked = await askedSkills(db);
    if (skills.some(({ skillId }) => asked(skillId) === undefined))
      throw unprocessable('skill-unknown', 'بعضی از مهارت‌های انتخاب‌شده سؤال ندارند.');
    if (skills.reduce((sum, { items }) => sum + items, 0) > MAX_QUESTIONS)
      throw unprocessable(
        'too-many-questions',
        `یک برگه بیش از ${persianNumber(MAX_QUESTIONS)} سؤال نمی‌گیرد. مهارت‌ها یا سؤال‌های هر مهارت را کمتر کنید.`,
      );
    const children = variants === undefined ? await childrenOfClass(db, actor.schoolId, classId) : [];
    const code = codesBy(seed);
    return {
      title,
      grade: schoolClass.grade,
      class_title: schoolClass.title,
      sheets:
        variants === undefined
          ? await sheetsOf(children, (child) =>
              makeWorksheet(
                code(child.studentId),
                child,
                questionsBy(stableSeed(seed, child.studentId), skills, asked),
              ),
            )
          : await variantsOf(variants, seed, skills, asked),
    };
  }

  return {
    ofWork: async (
      actor: Actor,
      kind: AssignmentKind,
      id: string,
      variants: number | undefined,
    ): Promise<Worksheet> => {
      const row = await ownAssignmentRow(db, actor, kind, id, clock());
      const [seed, all, asked] = await Promise.all([
        seedOfWork(db, actor.schoolId, id),
        assignedSkills(db, actor.schoolId, id),
        askedSkills(db),
      ]);
      const skills = all.filter(({ skillId }) => asked(skillId) !== undefined);
      return {
        title: row.title,
        grade: row.grade,
        class_title: row.classTitle,
        sheets:
          variants === undefined
            ? await ownSheets(row, seed, skills, asked)
            : await variantsOf(variants, seed, skills, asked),
      };
    },

    ofSkills: async (
      actor: Actor,
      classId: string,
      { skillIds, itemsPerSkill, variants, seed }: ParsedOf<Contract['teacher']['worksheets']['skills']>['body'],
    ): Promise<Worksheet> => {
      const skills = [...new Set(skillIds)].map((skillId) => ({ skillId, items: itemsPerSkill }));
      return ofSkills(actor, classId, { title: '', skills, variants, seed });
    },

    /** A paper of its own skills; the same seed gives the same. */
    ofPaper: ofSkills,
  };
}
