import type { QuizAnswerSchema, QuizQuestionSchema, TeacherQuizSchema } from '@mashq/api/contract';
import { printAnswer } from '@mashq/curriculum';
import type { InferOutput } from 'valibot';
import { explanations } from '../../questions/grading/view.ts';
import { sheetOf } from '../../questions/make-question.ts';
import { storedQuestion } from '../../questions/question-content.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { identityView } from '../assignments/teacher-queries.ts';
import type { QuizQuestionRow, QuizRow, QuizSettings, TryAnswer } from './queries.ts';
import { type Given, outcomeOf, outOf, pointsOf } from './score.ts';
import { quizState } from './try-state.ts';

export type TeacherQuiz = InferOutput<typeof TeacherQuizSchema>;
export type QuizQuestion = InferOutput<typeof QuizQuestionSchema>;
export type QuizAnswer = InferOutput<typeof QuizAnswerSchema>;

const MINUTE = 60_000;

/** The rules of a quiz as both sides see them. */
export function settingsView(row: QuizSettings) {
  return {
    time_limit_minutes: row.timeLimitMs === null ? null : Math.round(row.timeLimitMs / MINUTE),
    navigation: row.navigation,
    shuffle: row.shuffle,
    tries_allowed: row.triesAllowed,
    grade_method: row.gradeMethod,
    grace_minutes: Math.round(row.graceMs / MINUTE),
    result_release: row.resultRelease,
    shows: { marks: row.showsMarks, right_answers: row.showsRightAnswers, solutions: row.showsSolutions },
  };
}

export function teacherQuizView(row: QuizRow, now: Date): TeacherQuiz {
  return {
    ...identityView(row),
    state: quizState(row, now),
    items_total: row.itemsTotal,
    points_total: row.pointsTotal,
    note: row.note,
    ...settingsView(row),
    released_at: row.releasedAt?.toISOString() ?? null,
    is_begun: row.isBegun,
    counts: {
      assigned: row.counts.assigned,
      not_begun: row.counts.not_started,
      running: row.counts.in_progress,
      // The clock takes in what was answered: that is how a quiz ends.
      handed_in: row.counts.submitted + row.counts.auto_submitted,
      missed: row.counts.missing,
      excused: row.counts.excused,
    },
    version: row.version,
  };
}

export function quizQuestionView(row: QuizQuestionRow): QuizQuestion {
  const question = storedQuestion(row);
  return {
    position: row.position,
    level: row.level,
    points: row.points,
    skill: skillInfo(row.skillId),
    sheet: sheetOf(question),
    key: [...printAnswer(question.key, question.answer)],
    solution: explanations(question.solution),
    regrade: row.regrade,
  };
}

export function givenOf({ state, tries, normalized }: Pick<TryAnswer, 'state' | 'tries' | 'normalized'>): Given {
  return { isRight: state === 'right', isAnswered: tries > 0, normalized };
}

export function misconceptionOf(row: QuizQuestionRow, misconceptionId: string | null): string | null {
  return row.content.misconceptions.find(({ id }) => id === misconceptionId)?.title ?? null;
}

/** One answer of a try as a teacher sees it. */
export function quizAnswerView(row: QuizQuestionRow, answer: TryAnswer, inGrace: boolean): QuizAnswer {
  const { skill, sheet, key } = quizQuestionView(row);
  const given = givenOf(answer);
  return {
    position: row.position,
    skill,
    sheet,
    key,
    outcome: outcomeOf(row, given),
    points: pointsOf(row, given),
    out_of: outOf(row),
    regrade: row.regrade,
    input: answer.raw,
    misconception: misconceptionOf(row, answer.misconceptionId),
    changes: Math.max(0, answer.tries - 1),
    in_grace: inGrace,
  };
}
