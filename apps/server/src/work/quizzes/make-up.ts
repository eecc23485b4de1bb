import type { Contract, ParsedOf } from '@mashq/api/contract';
import type { Actor } from '../../platform/actor.ts';
import { conflict, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import { quiz as quizTable } from '../../platform/db/schema/index.ts';
import { askedSkills } from '../../questions/asked-skills.ts';
import { differentQuestion, fingerprint, stableSeed } from '../../questions/different-question.ts';
import { makeQuestion, type QuestionSource } from '../../questions/make-question.ts';
import { readTimes } from '../assignments/assignment-content.ts';
import { createAssignment } from '../assignments/create.ts';
import { noSuchChild } from '../assignments/kinds.ts';
import { resolveTarget } from '../assignments/target.ts';
import { lockAssignment } from '../assignments/teacher-queries.ts';
import { storeQuizQuestions } from './choose-questions.ts';
import { type QuizQuestionRow, type QuizRow, quizChildren, quizQuestions, taughtQuiz } from './queries.ts';
import type { StudentRow } from './report.ts';
import { quizState } from './try-state.ts';

type Calls = Contract['teacher']['quiz'];
type Body = ParsedOf<Calls['makeUp']>['body'];
type Allow = (
  actor: Actor,
  id: string,
  studentId: string,
  body: ParsedOf<Calls['allow']>['body'],
) => Promise<StudentRow>;

const MAX_TITLE = 120;
const ADDITION = 'جبرانی';

const isEnded = (row: QuizRow, now: Date) => ['closed', 'released', 'archived'].includes(quizState(row, now));

/** The same skills, levels and points with other numbers: what the class has seen is not asked again. Dropped ones stay out. */
async function otherQuestions(
  session: Session,
  seed: string,
  all: readonly QuizQuestionRow[],
): Promise<(QuestionSource & { readonly points: number })[]> {
  const asked = await askedSkills(session);
  const seen = new Set(
    all.map(({ skillId, level, seed: own }) => fingerprint(makeQuestion({ skillId, level, seed: own }))),
  );
  return all
    .filter(({ regrade }) => regrade !== 'dropped')
    .map(({ skillId, level, position, points }) => {
      if (asked(skillId) === undefined) {
        throw unprocessable('skill-unknown', 'بعضی از مهارت‌های این آزمون دیگر سؤال ندارند. آزمون دیگری بسازید.');
      }
      return { ...differentQuestion(skillId, level, seen, (draw) => stableSeed(seed, position, draw)), points };
    });
}

/** How many questions of each skill, in the order of the quiz. */
function skillsOf(questions: readonly { readonly skillId: string }[]) {
  return [...Map.groupBy(questions, ({ skillId }) => skillId)].map(([skillId, { length: items }]) => ({
    skillId,
    items,
    isReview: false,
  }));
}

/**
 * Gives a quiz that has ended to one student who took no try of it. Until what is right was shown to anybody it is the quiz itself, in
 * a window of the student's own. After that its questions are known, and it is a quiz of its own with other numbers, whose
 * result the others' is not touched by. The same request again changes nothing.
 */
export function quizMakeUp(context: Context, allow: Allow) {
  const { db, clock } = context;
  return async (actor: Actor, quizId: string, studentId: string, { id, ...dates }: Body): Promise<string> => {
    const now = clock();
    const { schoolId } = actor;
    const row = await taughtQuiz(db, actor, quizId, now);
    const [child] = await quizChildren(db, schoolId, quizId, { studentId });
    if (child === undefined) throw noSuchChild('quiz');
    if (!isEnded(row, now)) throw conflict('wrong-state', 'این آزمون هنوز تمام نشده است.');
    if (child.current !== null) throw conflict('started', 'این دانش‌آموز در این آزمون شرکت کرده است.');
    const isKnown = row.releasedAt !== null || row.keysShownAt !== null || row.archivedAt !== null;
    if (!isKnown) {
      const { startDate, endDate } = dates;
      const startAt = startDate ?? child.ownStartAt?.toISOString() ?? now.toISOString();
      await allow(actor, quizId, studentId, { startDate: startAt, endDate });
      return quizId;
    }
    const times = readTimes(dates, now);
    const target = await resolveTarget(db, schoolId, row.classId, { groupIds: [], studentIds: [studentId] });
    const questions = await otherQuestions(db, id, await quizQuestions(db, schoolId, quizId));
    await db.transaction(async (tx) => {
      await lockAssignment(tx, actor, quizId);
      const skills = skillsOf(questions);
      await createAssignment({ ...context, db: nestedTransaction(db.engine, tx) }, actor, {
        id,
        kind: 'quiz',
        classId: row.classId,
        isDraft: false,
        copiedFrom: quizId,
        content: {
          ...times,
          ...target,
          title: `${row.title.slice(0, MAX_TITLE - ADDITION.length - 3)} (${ADDITION})`,
          source: null,
          skills,
          itemsPerSkill: Math.max(...skills.map(({ items }) => items)),
          itemMode: 'fixed',
          hintsAllowed: false,
          showAnswers: 'after_end',
          latePolicy: 'reject',
          note: row.note,
        },
      });
      const { timeLimitMs, navigation, shuffle, triesAllowed, gradeMethod, graceMs, resultRelease } = row;
      const { showsMarks, showsRightAnswers, showsSolutions } = row;
      const rules = { timeLimitMs, navigation, shuffle, triesAllowed, gradeMethod, graceMs, resultRelease };
      const made = await tx.orm
        .insert(quizTable)
        .values({ schoolId, assignmentId: id, ...rules, showsMarks, showsRightAnswers, showsSolutions })
        .onConflictDoNothing()
        .returning({ id: quizTable.assignmentId });
      if (made.length === 0) return;
      await storeQuizQuestions(tx, schoolId, id, questions);
      await recordAudit(tx, now, originOf(actor.id), {
        action: 'quiz.make-up',
        target: studentId,
        schoolId,
        after: { quizId, makeUpId: id, endAt: times.endAt.toISOString() },
      });
    });
    return id;
  };
}
