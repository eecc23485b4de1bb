import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { CountRow } from '../../platform/db/row.ts';
import { childrenOf } from '../school-reports/queries.ts';
import type { schoolReportsService } from '../school-reports/service.ts';
import type { organizationService } from './service.ts';
import { hideSmallGroups, isSmallGroup, withoutFigures } from './small-groups.ts';
import { weeksOf } from './weeks.ts';

type Calls = Contract['organization']['reports'];
type Grade = ParsedOf<Calls['seasonsChart']>['params']['grade'];

const SCORES = ['answered', 'first_try_right', 'learned_skills'] as const;

const GamificationRow = v.object({ status: v.boolean() });

/**
 * The manager's reports for the organization over the school: the same numbers by the same services, without those about so few
 * children that they could be known (ADR 0082).
 */
export function overseenReportsService(
  { db, clock }: Context,
  organization: ReturnType<typeof organizationService>,
  reports: ReturnType<typeof schoolReportsService>,
) {
  const { requireSchool } = organization;

  /** Who reads, in the place of the school's manager. */
  async function readerOf(actor: Actor, schoolId: string): Promise<Actor> {
    await requireSchool(actor, schoolId);
    return { ...actor, schoolId };
  }

  async function hasFew(schoolId: string): Promise<boolean> {
    const [found] = await db.query(CountRow, sql`select count(*)::int as count from ${childrenOf({ schoolId })} child`);
    return isSmallGroup(found?.count ?? 0);
  }

  async function outcomesOf<Outcomes>(
    actor: Actor,
    schoolId: string,
    read: (reader: Actor) => Promise<Outcomes>,
  ): Promise<{ outcomes: Outcomes | null }> {
    const reader = await readerOf(actor, schoolId);
    return { outcomes: (await hasFew(schoolId)) ? null : await read(reader) };
  }

  /** The grades of the school; hidden are those of few children, and those that would give them away. */
  async function gradesOf(actor: Actor, schoolId: string) {
    const grades = await organization.grades(actor, schoolId);
    return grades.map(({ grade, practiced_lately }) => ({ grade, isHidden: practiced_lately === null }));
  }

  const isHidden = async (actor: Actor, schoolId: string, grade: Grade): Promise<boolean> =>
    (await gradesOf(actor, schoolId)).some((one) => one.grade === grade && one.isHidden);

  return {
    weeks: async (actor: Actor, schoolId: string, weeks: number): Promise<ResponseOf<Calls['weeks']>> => {
      const [grades, all] = await Promise.all([gradesOf(actor, schoolId), hasFew(schoolId)]);
      return weeksOf(db, schoolId, { weeks, now: clock(), hidden: { all, grades } });
    },

    questions: (actor: Actor, schoolId: string, type: ParsedOf<Calls['questions']>['query']['type']) =>
      outcomesOf(actor, schoolId, (reader) => reports.questions(reader, { type })),

    questionsPie: (actor: Actor, schoolId: string) =>
      outcomesOf(actor, schoolId, (reader) => reports.questionsPie(reader, {})),

    homeworksPie: (actor: Actor, schoolId: string) =>
      outcomesOf(actor, schoolId, (reader) => reports.homeworksPie(reader, {})),

    seasonsChart: async (actor: Actor, schoolId: string, grade: Grade): Promise<ResponseOf<Calls['seasonsChart']>> => {
      const reader = await readerOf(actor, schoolId);
      return { chapters: (await isHidden(actor, schoolId, grade)) ? null : await reports.seasonsChart(reader, grade) };
    },

    totalScore: async (actor: Actor, schoolId: string, grade: Grade): Promise<ResponseOf<Calls['totalScore']>> => {
      const reader = await readerOf(actor, schoolId);
      const [isAllHidden, scores] = await Promise.all([
        isHidden(actor, schoolId, grade),
        reports.totalScore(reader, grade),
      ]);
      const rows = scores.map((score) => ({ ...score, students_count: score.class.students_count }));
      const shown = isAllHidden ? rows.map((row) => withoutFigures(row, SCORES)) : hideSmallGroups(rows, SCORES);
      return shown.map(({ students_count: _, ...row }) => row);
    },

    gamification: async (actor: Actor, schoolId: string): Promise<{ status: boolean }> => {
      await requireSchool(actor, schoolId);
      const [row] = await db.query(
        GamificationRow,
        sql`select s.gamification_on as status from school s where s.id = ${schoolId}`,
      );
      return { status: row?.status ?? false };
    },
  };
}
