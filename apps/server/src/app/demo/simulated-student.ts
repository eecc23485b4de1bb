import { createHash } from 'node:crypto';
import { type RawInput, type Rng, rawFromAnswer } from '@mashq/curriculum';
import { factById, nextInWarmUp, type WarmUpTry } from '@mashq/curriculum/facts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { makeQuestion, QuestionSource } from '../../questions/make-question.ts';
import type { Services } from '../services.ts';
import type { Totals } from './expected-totals.ts';
import { happens, type Learner } from './learner-model.ts';
import { onKeyboard, unreadable, wrongInput } from './typed-answers.ts';

/** The world a simulated child lives in: the product's services at a time that is set. */
export interface SimulatedTime {
  readonly services: Services;
  readonly context: Context;
  readonly setNow: (now: Date) => void;
}

/** A uuid that is always the same for the same words. */
export function steadyId(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join('|')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const Placed = v.object({
  ...QuestionSource.entries,
  id: v.string(),
});
type Placed = v.InferOutput<typeof Placed>;

/** One simulated child at work: everything it does goes through the services, as a click would. */
export class SimulatedStudent {
  readonly actor: Actor;
  readonly #learner: Learner;
  readonly #rng: Rng;
  readonly #time: SimulatedTime;
  readonly #totals: Totals;
  readonly #practiced = new Map<string, number>();
  #clock = new Date(0);
  #given = 0;

  constructor(actor: Actor, learner: Learner, rng: Rng, time: SimulatedTime, totals: Totals) {
    this.actor = actor;
    this.#learner = learner;
    this.#rng = rng;
    this.#time = time;
    this.#totals = totals;
  }

  get learner(): Learner {
    return this.#learner;
  }

  /** Does this share of the questions of assigned work, beginning at a moment; stops where the deadline comes first. */
  async doAssignment(
    kind: Exclude<AssignmentKind, 'package'>,
    assignmentId: string,
    from: Date,
    share: number,
    until: Date,
  ): Promise<void> {
    this.#at(from);
    const { memberHomework, memberReview } = this.#time.services;
    await (kind === 'homework' ? memberHomework : memberReview).read(this.actor, assignmentId);
    const questions = await this.#time.context.db.query(
      Placed,
      sql`
      select id, skill_id as "skillId", level, seed from question
      where school_id = ${this.actor.schoolId} and assignment_id = ${assignmentId} and student_id = ${this.actor.id} and similar_to is null order by position`,
    );
    for (const question of questions.slice(0, Math.ceil(questions.length * share))) {
      if (this.#clock >= until) return;
      await this.#work(question, assignmentId);
    }
  }

  /** Looks at the solutions of what it left, and then sends answers that it says were given before the end. */
  async answersAfterSolutions(homeworkId: string, endAt: Date): Promise<void> {
    const { memberQuestions } = this.#time.services;
    this.#at(new Date(endAt.getTime() + 2 * 3_600_000));
    const left = await this.#time.context.db.query(
      Placed,
      sql`
      select id, skill_id as "skillId", level, seed from question
      where school_id = ${this.actor.schoolId} and assignment_id = ${homeworkId} and student_id = ${this.actor.id}
        and state = 'open' and similar_to is null order by position limit 2`,
    );
    for (const { id } of left) await memberQuestions.read(this.actor, { questionId: id });
    this.#pass(600);
    const given = new Date(endAt.getTime() - 1_800_000).toISOString();
    for (const placed of left) {
      await memberQuestions.answer(this.actor, placed.id, {
        id: steadyId('kept answer', this.actor.id, placed.id),
        raw: rawFromAnswer(makeQuestion(placed).key),
        shownAt: given,
        answeredAt: given,
        activeMs: 30_000,
        offline: true,
      });
    }
  }

  /** Goes through the first activities of a package; a quiz ends it, as this child asks for hints. */
  async doPackage(packageId: string, from: Date, count: number, until: Date): Promise<void> {
    this.#at(from);
    const { memberPackage } = this.#time.services;
    for (let number = 1; number <= count; number += 1) {
      const { activities } = await memberPackage.read(this.actor, packageId);
      const activity = activities[number - 1];
      if (activity === undefined || activity.kind === 'quiz' || activity.state === 'locked' || this.#clock >= until)
        return;
      await memberPackage.open(this.actor, packageId, number);
      this.#pass(60);
      const questions = await this.#time.context.db.query(
        Placed,
        sql`
        select id, skill_id as "skillId", level, seed from question
        where school_id = ${this.actor.schoolId} and assignment_id = ${packageId} and student_id = ${this.actor.id}
          and activity = ${number - 1} and similar_to is null order by position`,
      );
      for (const question of questions) if (this.#clock < until) await this.#work(question, packageId);
    }
  }

  /** Takes a quiz: answers this share of its questions once, and hands it in where it goes to the end. */
  async takeQuiz(quizId: string, from: Date, share: number): Promise<void> {
    this.#at(from);
    const { memberQuiz } = this.#time.services;
    const tryId = steadyId('try', this.actor.id, quizId);
    const { questions } = await memberQuiz.begin(this.actor, quizId, { id: tryId });
    const placed = await this.#time.context.db.query(
      Placed,
      sql`
      select id, skill_id as "skillId", level, seed from question
      where school_id = ${this.actor.schoolId} and assignment_id = ${quizId} and student_id = ${this.actor.id} order by position`,
    );
    for (const one of placed.slice(0, Math.ceil(questions.length * share))) {
      if (happens(this.#rng, 0.06)) continue;
      const question = makeQuestion(one);
      const practiced = this.#practiced.get(one.skillId) ?? 0;
      const knows = happens(this.#rng, this.#learner.chance(one.skillId, practiced, one.level));
      await this.#answer(one, knows ? rawFromAnswer(question.key) : wrongInput(question, this.#rng), quizId, false);
    }
    if (share === 1) await memberQuiz.submit(this.actor, quizId, { id: tryId });
  }

  /** Practices a skill freely. */
  async practise(skillId: string, from: Date, count: number): Promise<void> {
    this.#at(from);
    for (let index = 0; index < count; index += 1) {
      const { question_id } = await this.#time.services.memberQuestions.read(this.actor, { skillName: skillId });
      const [question] = await this.#time.context.db.query(
        Placed,
        sql`
        select id, skill_id as "skillId", level, seed from question
        where school_id = ${this.actor.schoolId} and id = ${question_id}`,
      );
      if (question) await this.#work(question, null);
    }
  }

  /** Practices in one session what Mashq chooses. */
  async practiceSession(from: Date, count: number): Promise<void> {
    this.#at(from);
    const id = steadyId('session', this.actor.id, from.getTime());
    await this.#time.services.exercise.start(this.actor, { id, kind: 'own', skillIds: [], chapters: [] });
    const questions = await this.#time.context.db.query(
      Placed,
      sql`
      select id, skill_id as "skillId", level, seed from question
      where school_id = ${this.actor.schoolId} and session_id = ${id} order by position`,
    );
    for (const question of questions.slice(0, count)) await this.#work(question, null);
  }

  /** Does the day's warm-up of times-table facts: each fact has its own chance, which grows from one day to the next. */
  async warmUp(from: Date, rng: Rng, chance: (fact: string) => number): Promise<void> {
    this.#at(from);
    const { warmUp } = this.#time.services;
    const { day, facts } = await warmUp.begin(this.actor);
    const plan = facts.map(({ fact, is_new: isNew }) => ({ fact, isNew }));
    const tries: WarmUpTry[] = [];
    for (let fact = nextInWarmUp(plan, tries); fact !== null; fact = nextInWarmUp(plan, tries)) {
      const { a, b } = factById(fact) ?? { a: 0, b: 0 };
      const isAgain = tries.some((each) => each.fact === fact);
      const isKnown = isAgain || happens(rng, chance(fact));
      tries.push({ fact, given: isKnown ? a * b : a * b + a, seconds: isKnown ? rng.int(2, 5) : rng.int(6, 14) });
    }
    const seconds = tries.reduce((sum, each) => sum + each.seconds, 0);
    this.#pass(seconds);
    await warmUp.answer(this.actor, {
      day,
      tries: tries.map(({ fact, ...each }) => ({
        ...each,
        fact: fact as (typeof facts)[number]['fact'],
        answered_at: this.#clock.toISOString(),
      })),
    });
  }

  async #work(placed: Placed, homeworkId: string | null): Promise<void> {
    const { memberQuestions } = this.#time.services;
    const rng = this.#rng;
    const question = makeQuestion(placed);
    const practiced = this.#practiced.get(placed.skillId) ?? 0;
    this.#practiced.set(placed.skillId, practiced + 1);
    const chance = this.#learner.chance(placed.skillId, practiced, placed.level);

    if (happens(rng, 0.03)) await this.#answer(placed, unreadable(question), homeworkId, false);
    const asksFirst = chance < 0.5 && happens(rng, 0.12);
    if (asksFirst) await memberQuestions.hint(this.actor, placed.id, { opened: 0 });

    let chanceNow = asksFirst ? chance + 0.2 : chance;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const knows = happens(rng, chanceNow);
      const verdict = await this.#answer(
        placed,
        knows ? rawFromAnswer(question.key) : wrongInput(question, rng),
        homeworkId,
        asksFirst,
      );
      if (verdict === 'right') return;
      if (happens(rng, 0.15)) return;
      chanceNow = Math.min(0.9, chanceNow + 0.25);
    }
    if (happens(rng, 0.5)) {
      this.#pass(20);
      await memberQuestions.solution(this.actor, placed.id);
    }
  }

  async #answer(placed: Placed, raw: RawInput, homeworkId: string | null, hinted: boolean): Promise<string> {
    const shownAt = this.#clock;
    const seconds = this.#learner.seconds(this.#rng);
    this.#pass(seconds);
    this.#given += 1;
    const { verdict } = await this.#time.services.memberQuestions.answer(this.actor, placed.id, {
      id: steadyId('answer', this.actor.id, this.#given),
      raw: onKeyboard(raw, this.#learner.keyboard, this.#rng),
      shownAt: shownAt.toISOString(),
      answeredAt: this.#clock.toISOString(),
      activeMs: seconds * 1000,
      offline: happens(this.#rng, 0.04),
    });
    this.#totals.count({
      studentId: this.actor.id,
      skillId: placed.skillId,
      questionId: placed.id,
      homeworkId,
      verdict,
      hinted,
    });
    return verdict;
  }

  #at(moment: Date): void {
    if (moment > this.#clock) this.#clock = moment;
    this.#time.setNow(this.#clock);
  }

  #pass(seconds: number): void {
    this.#at(new Date(this.#clock.getTime() + seconds * 1000));
  }
}
