import type { QuestionViewSchema } from '@mashq/api/contract';
import { answerless, type Question } from '@mashq/curriculum';
import type { InferOutput } from 'valibot';
import type { Session } from '../db/database.ts';
import { acceptsAt } from '../homework/state.ts';
import { storedQuestion } from './question-content.ts';
import type { QuestionFacts, ShownFacts } from './question-facts.ts';
import { markFetched, markRevealed } from './revealing.ts';
import { allowsHints, revealsResult, showsAnswers, visibleState } from './showing.ts';
import { skillInfo } from './skill-info.ts';
import { standingView } from './standing.ts';

export type QuestionView = InferOutput<typeof QuestionViewSchema>;
export type Explanation = QuestionView['hints'][number];

/** Hints or solution steps as the contract has them. */
export function explanations(steps: Question['hints']): Explanation[] {
  return steps.map(({ content }) => ({ content: [...content] }));
}

/** Whether the worked solution may be opened: after a try that counted, or all hints, and never before answers show. */
export function maySolve(facts: QuestionFacts, question: Question, shows: boolean): boolean {
  return shows && (facts.tries > 0 || facts.hintsOpened >= question.hints.length || facts.solutionViewedAt !== null);
}

/** Solutions of a homework that accepts no more answers are there without asking. */
function solutionShown(facts: QuestionFacts, shows: boolean, now: Date): boolean {
  if (facts.solutionViewedAt !== null) return shows;
  const { homework } = facts;
  return shows && homework !== null && !acceptsAt(homework, homework, now);
}

/** Whether the view of a question reveals its answer: its solution, or whether a hidden result is right. */
function viewReveals(facts: QuestionFacts, now: Date): boolean {
  return solutionShown(facts, showsAnswers(facts.homework, now), now) || revealsResult(facts, facts.homework, now);
}

/**
 * Questions of one child as it may see them now. That it has them, and what they reveal, is noted before they are given out.
 */
export async function showQuestions(session: Session, all: readonly ShownFacts[], now: Date): Promise<QuestionView[]> {
  const [first] = all;
  if (first === undefined) return [];
  const idsOf = (facts: readonly ShownFacts[]) => facts.map(({ id }) => id);
  await markFetched(session, first.schoolId, idsOf(all.filter(({ fetchedAt }) => fetchedAt === null)), now);
  const revealed = all.filter((one) => one.revealedAt === null && viewReveals(one, now));
  await markRevealed(session, first.schoolId, idsOf(revealed), now);
  return all.map((one) => questionView(one, now));
}

/** A question as its child may see it now. */
function questionView(facts: ShownFacts, now: Date): QuestionView {
  const { homework } = facts;
  const question = storedQuestion(facts);
  const shows = showsAnswers(homework, now);
  const hintsOpened = Math.min(facts.hintsOpened, question.hints.length);
  return {
    question_id: facts.id,
    homework_id: homework?.homeworkId ?? facts.backTo,
    position: facts.position,
    items_total: homework?.itemsTotal ?? 1,
    sheet: answerless(question),
    skill: skillInfo(facts.skillId),
    standing: standingView(facts.skillId, facts.progress),
    state: visibleState(facts, shows),
    tries: facts.tries,
    hints: explanations(question.hints.slice(0, hintsOpened)),
    more_hints: allowsHints(homework) && facts.state === 'open' && hintsOpened < question.hints.length,
    solution: solutionShown(facts, shows, now) ? explanations(question.solution) : null,
    may_open_solution: maySolve(facts, question, shows),
    last_input: facts.lastInput,
    previous_question_id: facts.previousId,
    next_question_id: facts.nextId,
  };
}
