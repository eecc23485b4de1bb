import { randomInt } from 'node:crypto';
import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import {
  type Grade,
  mathBook,
  nextInPlacement,
  PLACEMENT_QUESTIONS,
  PLACEMENT_SECONDS,
  placementResults,
  startingProgress,
} from '@mashq/curriculum';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { type AskedSkills, askedSkills } from '../../questions/asked-skills.ts';
import { differentQuestion } from '../../questions/different-question.ts';
import { knownSkill } from '../../questions/make-question.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { gradeOf } from '../member-skills.ts';
import {
  type AskedRow,
  addQuestion,
  answersOf,
  beginPlacement,
  endPlacement,
  findPlacement,
  type PlacementRow,
  passOver,
  placementQuestions,
  type Student,
} from './queries.ts';

type Calls = Contract['member']['placement'];
type Placement = ResponseOf<Calls['read']>;
type OfStudent = ResponseOf<Contract['teacher']['report']['placement']>;

const SEEDS = 2 ** 31;

const hasQuestions = (skills: AskedSkills) => (skillId: string) => skills(skillId) !== undefined;

/** The skill to ask about next; null where all is asked, or the time is over. */
function nextSkill(grade: Grade, asked: readonly AskedRow[], skills: AskedSkills): string | null {
  const seconds = asked.reduce((sum, each) => sum + each.seconds, 0);
  return seconds >= PLACEMENT_SECONDS ? null : nextInPlacement(grade, answersOf(asked), hasQuestions(skills));
}

function resultsOf(grade: Grade, asked: readonly AskedRow[], skills: AskedSkills): Placement['results'] {
  const { chapters } = mathBook(grade);
  return placementResults(grade, answersOf(asked), hasQuestions(skills)).map(({ chapter, state, skillId }) => ({
    chapter,
    chapter_title: chapters.find(({ number }) => number === chapter)?.title ?? '',
    state,
    skill: skillId === null ? null : skillInfo(skillId),
  }));
}

/** What a placement is, from its row and its questions. */
async function view(
  session: Session,
  student: Student,
  grade: Grade,
  found: PlacementRow | undefined,
  skills: AskedSkills,
): Promise<Placement> {
  const asked = await placementQuestions(session, student, found?.questionIds ?? []);
  const isDone = found?.doneAt != null;
  const last = asked.at(-1);
  return {
    state: isDone ? 'done' : found?.begunAt ? 'begun' : 'new',
    is_asked: found?.askedAt != null,
    answered: answersOf(asked).length,
    most: PLACEMENT_QUESTIONS,
    question_id: !isDone && last !== undefined && !last.isTried ? last.id : null,
    results: isDone ? resultsOf(grade, asked, skills) : [],
  };
}

/** Some questions across the book, which walk what its skills build on and say where to begin in each chapter. */
export function placementService({ db, clock }: Context) {
  return {
    read: async (actor: Actor): Promise<Placement> => {
      const grade = await gradeOf(db, actor);
      return view(db, actor, grade, await findPlacement(db, actor, grade), await askedSkills(db));
    },

    next: async (actor: Actor, { pass }: ParsedOf<Calls['next']>['body']): Promise<Placement> => {
      const grade = await gradeOf(db, actor);
      const skills = await askedSkills(db);
      const now = clock();
      return db.transaction(async (tx) => {
        await beginPlacement(tx, actor, grade, now);
        const found = await findPlacement(tx, actor, grade, { isLocked: true });
        if (found === undefined || found.doneAt !== null) return view(tx, actor, grade, found, skills);
        // Only the current question can be passed over: named again it is none any more.
        if (pass !== undefined && found.questionIds.at(-1) === pass) await passOver(tx, actor, pass, now);
        const asked = await placementQuestions(tx, actor, found.questionIds);
        if (asked.every(({ isTried }) => isTried)) {
          const skillId = nextSkill(grade, asked, skills);
          if (skillId === null) {
            await endPlacement(tx, actor, grade, startingProgress(grade, answersOf(asked)), now);
          } else {
            const { targetLevel } = skills(skillId) ?? knownSkill(skillId);
            const source = differentQuestion(skillId, targetLevel, new Set(), () => randomInt(SEEDS));
            await addQuestion(tx, actor, grade, found.questionIds, source, now);
          }
        }
        return view(tx, actor, grade, await findPlacement(tx, actor, grade), skills);
      });
    },
  };
}

/** A child's placement as its teacher sees it; the caller has found the child to be the actor's own. */
export async function placementOfStudent(session: Session, student: Student, grade: Grade): Promise<OfStudent> {
  const found = await findPlacement(session, student, grade);
  const { state, answered, results } = await view(session, student, grade, found, await askedSkills(session));
  return {
    state: state === 'new' ? (found === undefined ? 'none' : 'asked') : state,
    asked_at: found?.askedAt?.toISOString() ?? null,
    done_at: found?.doneAt?.toISOString() ?? null,
    answered,
    results,
  };
}
