import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { acceptsAt, takesAnswers } from '../assignment-state.ts';
import type { QuestionCache } from '../question-cache.ts';
import { noSuchQuestion, storedQuestion, takesNoAnswers } from '../question-content.ts';
import { type QuestionRecord, questionRecord } from '../question-record.ts';
import { answerQuestion } from './answer.ts';
import { allowsHints, showsAnswers, showsKeys } from './answer-visibility.ts';
import { markKeysShown, markRevealed } from './mark-revealed.ts';
import { markSolutionViewed, openHint, similarTo } from './question-actions.ts';
import { explanations, maySolve, type QuestionView, showQuestions } from './view.ts';

type Calls = Contract['member']['questions'];

/** Where the next question of a kind of work comes from: its domain finds or makes it, and gives its id. */
export interface QuestionSources {
  readonly homework: (actor: Actor, homeworkId: string) => Promise<string>;
  readonly practice: (actor: Actor, skillId: string, fresh: boolean) => Promise<string>;
}

/** The child's side of a question: reading, answering, hints, the worked solution, a similar question. */
export function memberQuestionsService(context: Context, known: QuestionCache, sources: QuestionSources) {
  const { db, clock } = context;

  /** A quiz shows its questions itself, while a try runs and once results are out (`quiz/`). */
  async function readable(actor: Actor, questionId: string) {
    const record = await questionRecord(db, actor, questionId);
    if (record.assignment?.kind === 'quiz') throw noSuchQuestion();
    return record;
  }

  async function view(actor: Actor, questionId: string): Promise<QuestionView> {
    const now = clock();
    const record = await readable(actor, questionId);
    known.set(record);
    const [shown] = await showQuestions(db, [record], now);
    if (shown === undefined) throw noSuchQuestion();
    return shown;
  }

  /** What happens on a question of a homework happens while it is open. */
  function requireWorkable({ assignment }: QuestionRecord): void {
    if (assignment !== null && !takesAnswers(assignment, assignment, clock())) {
      throw takesNoAnswers(assignment);
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
      if (homeworkId !== undefined) return view(actor, await sources.homework(actor, homeworkId));
      if (skillName !== undefined) {
        return view(actor, await sources.practice(actor, skillName, isEmpty === 'true'));
      }
      throw notFound('بگو کدام سؤال را می‌خواهی.');
    },

    /** Opens one hint more than the caller has seen; a repeated request opens none. */
    hint: async (
      actor: Actor,
      questionId: string,
      { opened }: ParsedOf<Calls['hint']>['body'],
    ): Promise<ResponseOf<Calls['hint']>> => {
      let record = await readable(actor, questionId);
      if (!allowsHints(record.assignment)) throw conflict('no-hints', 'معلمت این کار را بدون راهنمایی گذاشته است.');
      const question = storedQuestion(record);
      const canOpen = opened === record.hintsOpened && opened < question.hints.length;
      if (canOpen && record.state === 'open') {
        requireWorkable(record);
        await openHint(db, record, clock());
        record = await readable(actor, questionId);
      }
      const shows = showsKeys(record.assignment, clock());
      return {
        hints: explanations(question.hints.slice(0, record.hintsOpened)),
        more_hints: record.state === 'open' && record.hintsOpened < question.hints.length,
        may_open_solution: maySolve(record, question, shows),
      };
    },

    solution: async (actor: Actor, questionId: string): Promise<ResponseOf<Calls['solution']>> => {
      const now = clock();
      const record = await readable(actor, questionId);
      const question = storedQuestion(record);
      const { assignment } = record;
      if (assignment !== null && showsAnswers(assignment, now) && !showsKeys(assignment, now)) {
        throw conflict('not-yet', 'سؤال‌های این کار برای همه یکی است. راه‌حل بعد از پایان مهلت همه باز می‌شود.');
      }
      if (!maySolve(record, question, showsKeys(assignment, now))) {
        throw conflict('not-yet', 'اول خودت یک بار جواب بده، یا راهنمایی‌ها را ببین. بعد راه‌حل باز می‌شود.');
      }
      const isOver = assignment !== null && !acceptsAt(assignment, assignment, now);
      if (record.solutionViewedAt === null && !isOver) await markSolutionViewed(db, record, now);
      await markRevealed(db, record.schoolId, [record.id], now);
      await markKeysShown(db, record.schoolId, assignment, now);
      return { solution: explanations(question.solution), next_question_id: record.nextId };
    },

    solutionUnderstood: async (actor: Actor, questionId: string): Promise<ResponseOf<Calls['solutionUnderstood']>> => {
      const record = await readable(actor, questionId);
      if (record.solutionViewedAt === null) throw conflict('not-opened', 'اول راه‌حل را ببین.');
      return { question_id: await similarTo(db, record, clock()) };
    },
  };
}
