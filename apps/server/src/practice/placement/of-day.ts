import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { Session } from '../../platform/db/database.ts';
import { answersOf, findPlacement, placementFacts, placementQuestions, type Student } from './queries.ts';

type OfDay = ResponseOf<Contract['member']['reports']['completionSummary']>['placement'];

/** What the home offers of it; null where it is done, or the student has practiced and nobody asked for it. */
export async function placementOfDay(session: Session, student: Student): Promise<OfDay> {
  const facts = await placementFacts(session, student);
  if (facts === undefined || facts.grade === null) return null;
  const found = await findPlacement(session, student, facts.grade);
  if (found === undefined) return facts.hasAnswered ? null : { state: 'offered', answered: 0 };
  if (found.doneAt !== null) return null;
  if (found.begunAt === null) return { state: 'asked', answered: 0 };
  const asked = await placementQuestions(session, student, found.questionIds);
  return { state: 'begun', answered: answersOf(asked).length };
}
