import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../failure.ts';
import { acceptsAt, takesAnswers } from '../homework/state.ts';
import { answerQuestion } from './answer.ts';
import type { KnownFacts } from './known-facts.ts';
import { nextOpenQuestion, practiceQuestion } from './next.ts';
import { noSuchQuestion, storedQuestion } from './question-content.ts';
import { type QuestionFacts, questionFacts } from './question-facts.ts';
import { markRevealed } from './revealing.ts';
import { allowsHints, showsAnswers } from './showing.ts';
import { markSolutionViewed, openHint, twinOf } from './steps.ts';
import { explanations, maySolve, type QuestionView, showQuestions } from './view.ts';

type Calls = Contract['member']['questions'];

/** The child's side of a question: reading, answering, hints, the worked solution, its twin. */
export function practiceService(context: Context, known: KnownFacts) {
  const { db, clock } = context;

  async function view(actor: Actor, questionId: string): Promise<QuestionView> {
    const now = clock();
    const facts = await questionFacts(db, actor, questionId);
    known.set(facts);
    const [shown] = await showQuestions(db, [facts], now);
    if (shown === undefined) throw noSuchQuestion();
    return shown;
  }

  /** What happens on a question of a homework happens while it is open. */
  function requireWorkable({ homework }: QuestionFacts): void {
    if (homework !== null && !takesAnswers(homework, homework, clock())) {
      throw conflict('closed', 'این تکلیف دیگر جواب نمی‌گیرد.');
    }
  }

  return {
    answer: (actor: Actor, questionId: string, body: ParsedOf<Calls['answer']>['body']) =>
      answerQuestion(context, known, actor, questionId, body),

    read: async (actor: Actor, query: ParsedOf<Calls['read']>['query']): Promise<QuestionView> => {
      const { questionId, homeworkId, skillName, isEmpty } = query;
      if (questionId !== undefined) {
        const found = await view(actor, questionId);
        if (homeworkId !== undefined && found.homework_id !== homeworkId) throw noSuchQuestion();
        return found;
      }
      if (homeworkId !== undefined) return view(actor, await nextOpenQuestion(context, actor, homeworkId));
      if (skillName !== undefined) {
        return view(actor, await practiceQuestion(context, actor, skillName, isEmpty === 'true'));
      }
      throw notFound('بگو کدام سؤال را می‌خواهی.');
    },

    /** Opens one hint more than the caller has seen; a repeated request opens none. */
    hint: async (
      actor: Actor,
      questionId: string,
      { opened }: ParsedOf<Calls['hint']>['body'],
    ): Promise<ResponseOf<Calls['hint']>> => {
      let facts = await questionFacts(db, actor, questionId);
      if (!allowsHints(facts.homework)) throw conflict('no-hints', 'معلمت این تکلیف را بدون راهنمایی گذاشته است.');
      const question = storedQuestion(facts);
      const canOpen = opened === facts.hintsOpened && opened < question.hints.length;
      if (canOpen && facts.state === 'open') {
        requireWorkable(facts);
        await openHint(db, facts, clock());
        facts = await questionFacts(db, actor, questionId);
      }
      const shows = showsAnswers(facts.homework, clock());
      return {
        hints: explanations(question.hints.slice(0, facts.hintsOpened)),
        more_hints: facts.state === 'open' && facts.hintsOpened < question.hints.length,
        may_open_solution: maySolve(facts, question, shows),
      };
    },

    solution: async (actor: Actor, questionId: string): Promise<ResponseOf<Calls['solution']>> => {
      const now = clock();
      const facts = await questionFacts(db, actor, questionId);
      const question = storedQuestion(facts);
      if (!maySolve(facts, question, showsAnswers(facts.homework, now))) {
        throw conflict('not-yet', 'اول خودت یک بار جواب بده، یا راهنمایی‌ها را ببین. بعد راه‌حل باز می‌شود.');
      }
      const isOver = facts.homework !== null && !acceptsAt(facts.homework, facts.homework, now);
      if (facts.solutionViewedAt === null && !isOver) await markSolutionViewed(db, facts, now);
      await markRevealed(db, facts.schoolId, [facts.id], now);
      return { solution: explanations(question.solution), next_question_id: facts.nextId };
    },

    solutionUnderstood: async (actor: Actor, questionId: string): Promise<ResponseOf<Calls['solutionUnderstood']>> => {
      const facts = await questionFacts(db, actor, questionId);
      if (facts.solutionViewedAt === null) throw conflict('not-opened', 'اول راه‌حل را ببین.');
      return { question_id: await twinOf(db, facts, clock()) };
    },
  };
}
