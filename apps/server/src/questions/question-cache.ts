import type { SkillProgress } from '@mashq/curriculum';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../platform/actor.ts';
import type { AssignmentRecord, QuestionRecord } from './question-record.ts';

/** Questions cached at most, some 8 KB each: whole assignments of a few hundred children at work. */
const MAX_QUESTIONS = 16_000;
/** Submissions and skills cached at most, some 200 bytes each. */
const MAX_OTHERS = 20_000;

interface KnownProgress {
  readonly progress: SkillProgress;
  readonly hasProgress: boolean;
  readonly learnedAt: Date | null;
  readonly lastAt: Date | null;
}

/**
 * What this server last knew of questions, kept so that an answer costs one round trip to the database. It may be out of
 * date (a teacher moves a deadline, another copy of the server stores an answer): the statement that stores an answer
 * compares it with the rows, and what it finds changed is read again. Nothing is ever shown from here.
 */
export class QuestionCache {
  readonly #questions = new LRUCache<string, QuestionRecord>({ max: MAX_QUESTIONS });
  readonly #assignments = new LRUCache<string, AssignmentRecord>({ max: MAX_OTHERS });
  readonly #progress = new LRUCache<string, KnownProgress>({ max: MAX_OTHERS });

  /** Everything known of a child's question; undefined where a part of it is not known. */
  get({ id: studentId, schoolId }: Pick<Actor, 'id' | 'schoolId'>, questionId: string): QuestionRecord | undefined {
    const question = this.#questions.get(questionId);
    if (question?.studentId !== studentId || question.schoolId !== schoolId) return undefined;
    const progress = this.#progress.get(`${studentId}/${question.skillId}`);
    if (progress === undefined) return undefined;
    if (question.assignment === null) return { ...question, ...progress };
    const assignment = this.#assignments.get(`${studentId}/${question.assignment.assignmentId}`);
    return assignment === undefined ? undefined : { ...question, ...progress, assignment };
  }

  set(record: QuestionRecord): void {
    const { studentId, skillId, assignment, progress, hasProgress, learnedAt, lastAt } = record;
    this.#questions.set(record.id, record);
    this.#progress.set(`${studentId}/${skillId}`, { progress, hasProgress, learnedAt, lastAt });
    if (assignment !== null) this.#assignments.set(`${studentId}/${assignment.assignmentId}`, assignment);
  }

  forget(questionId: string): void {
    this.#questions.delete(questionId);
  }
}
