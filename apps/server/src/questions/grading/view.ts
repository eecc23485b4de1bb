import type { QuestionViewSchema } from '@mashq/api/contract';
import { answerless, type Question } from '@mashq/curriculum';
import type { InferOutput } from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { masteryView } from '../../progress/mastery.ts';
import { acceptsAt } from '../assignment-state.ts';
import { storedQuestion } from '../question-content.ts';
import type { QuestionRecord, ShownQuestion } from '../question-record.ts';
import { skillInfo } from '../skill-info.ts';
import { allowsHints, revealsResult, showsAnswers, showsKeys, visibleState } from './answer-visibility.ts';
import { markFetched, markKeysShown, markRevealed } from './mark-revealed.ts';

export type QuestionView = InferOutput<typeof QuestionViewSchema>;
export type Explanation = QuestionView['hints'][number];

/** Hints or solution steps as the contract has them. */
export function explanations(steps: Question['hints']): Explanation[] {
  return steps.map(({ content }) => ({ content: [...content] }));
}

/** Whether the worked solution may be opened: after a try that counted, or all hints, and never before `showsKeys`. */
export function maySolve(record: QuestionRecord, question: Question, shows: boolean): boolean {
  return shows && (record.tries > 0 || record.hintsOpened >= question.hints.length || record.solutionViewedAt !== null);
}

/** Solutions of an assignment that accepts no more answers are there without asking. */
function solutionShown(record: QuestionRecord, shows: boolean, now: Date): boolean {
  if (record.solutionViewedAt !== null) return shows;
  const { assignment } = record;
  return shows && assignment !== null && !acceptsAt(assignment, assignment, now);
}

/** Whether the view of a question reveals its answer: its solution, or whether a hidden result is right. */
function viewReveals(record: QuestionRecord, now: Date): boolean {
  return solutionShown(record, showsKeys(record.assignment, now), now) || revealsResult(record, record.assignment, now);
}

/**
 * Questions of one child as it may see them now. That it has them, and what they reveal, is noted before they are given out.
 */
export async function showQuestions(
  session: Session,
  all: readonly ShownQuestion[],
  now: Date,
): Promise<QuestionView[]> {
  const [first] = all;
  if (first === undefined) return [];
  const idsOf = (record: readonly ShownQuestion[]) => record.map(({ id }) => id);
  await markFetched(session, first.schoolId, idsOf(all.filter(({ fetchedAt }) => fetchedAt === null)), now);
  const revealed = all.filter((one) => one.revealedAt === null && viewReveals(one, now));
  await markRevealed(session, first.schoolId, idsOf(revealed), now);
  const solved = all.find(({ assignment, ...one }) =>
    solutionShown({ ...one, assignment }, showsKeys(assignment, now), now),
  );
  await markKeysShown(session, first.schoolId, solved?.assignment ?? null, now);
  return all.map((one) => questionView(one, now));
}

/** A question as its child may see it now. */
function questionView(record: ShownQuestion, now: Date): QuestionView {
  const { assignment } = record;
  const question = storedQuestion(record);
  const shows = showsAnswers(assignment, now);
  const solves = showsKeys(assignment, now);
  const hintsOpened = Math.min(record.hintsOpened, question.hints.length);
  const shown = assignment ? { kind: assignment.kind, id: assignment.assignmentId } : record.backTo;
  return {
    question_id: record.id,
    homework_id: shown?.kind === 'homework' ? shown.id : null,
    assignment: shown,
    position: record.position,
    items_total: assignment?.itemsTotal ?? 1,
    sheet: answerless(question),
    skill: skillInfo(record.skillId),
    mastery: masteryView(record.skillId, record.progress),
    state: visibleState(record, shows),
    is_withdrawn: record.withdrawnAt !== null,
    tries: record.tries,
    hints: explanations(question.hints.slice(0, hintsOpened)),
    more_hints: allowsHints(assignment) && record.state === 'open' && hintsOpened < question.hints.length,
    solution: solutionShown(record, solves, now) ? explanations(question.solution) : null,
    may_open_solution: maySolve(record, question, solves),
    last_input: record.lastInput,
    previous_question_id: record.previousId,
    next_question_id: record.nextId,
  };
}
