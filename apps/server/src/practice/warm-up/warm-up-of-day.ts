import type { Contract, ResponseOf } from '@mashq/api/contract';
import { FACTS, isFactRight } from '@mashq/curriculum/facts';
import type { Actor } from '../../platform/actor.ts';
import { tehranDay } from '../../platform/calendar.ts';
import type { Session } from '../../platform/db/database.ts';
import type { StoredTry } from '../../platform/db/schema/index.ts';
import { warmUpOfDay } from './queries.ts';

type OfDay = ResponseOf<Contract['member']['reports']['completionSummary']>['warm_up'];

/** Facts that were tried, and those of them that were right at the first try. */
function countFirstTries(tries: readonly StoredTry[]): { asked: number; right: number } {
  const first = tries.filter(({ fact }, place) => tries.findIndex((each) => each.fact === fact) === place);
  return { asked: first.length, right: first.filter(({ fact, given }) => isFactRight(fact, given)).length };
}

/** The day's warm-up in short; null where none is offered or nothing is to be asked. */
export async function readWarmUpOfDay(session: Session, actor: Actor, now: Date): Promise<OfDay> {
  const found = await warmUpOfDay(session, actor, tehranDay(now), now);
  if (found === undefined || !found.isOffered) return null;
  const counts = countFirstTries(found.tries ?? []);
  if (found.isDone) return { state: 'done', ...counts };
  if (found.tries !== null) return { state: counts.asked > 0 ? 'begun' : 'ready', ...counts };
  return found.due > 0 || found.met < FACTS.length ? { state: 'ready', ...counts } : null;
}
