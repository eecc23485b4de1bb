import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import {
  FACTS,
  type FactMemories,
  type FactMemory,
  factId,
  factState,
  isFactRight,
  nextInWarmUp,
  planWarmUp,
  rememberFact,
  WARM_UP_SECONDS,
} from '@mashq/curriculum/facts';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { daysBetween, tehranDay } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import type { StoredTry } from '../../platform/db/schema/index.ts';
import { schoolYearOf } from '../../school/school-year.ts';
import {
  factMemories,
  findWarmUp,
  insertWarmUp,
  isWarmUpOffered,
  storeMemories,
  storeTries,
  type WarmUpRow,
} from './queries.ts';

type Calls = Contract['member']['warmUp'];
type WarmUp = ResponseOf<Calls['begin']>;
type Given = ParsedOf<Calls['answer']>['body']['tries'][number];

/** How long tries may wait on a device for the network. */
const MAX_WAIT_DAYS = 7;

const notOffered = () => notFound('نرمش ضرب وقتی می‌آید که در کلاسی باشی و ضرب را شروع کرده باشی.');
const noSuchWarmUp = () => notFound('این نرمش پیدا نشد.');

const view = (day: string, { facts, tries, isDone }: WarmUpRow, memories: FactMemories): WarmUp => ({
  day,
  facts: facts.map(({ fact, isNew }) => ({ fact, is_new: isNew })),
  tries: tries.map(({ fact, given, seconds }) => ({ fact, given, is_right: isFactRight(fact, given), seconds })),
  is_done: isDone || facts.length === 0,
  table: FACTS.map(factId).map((fact) => ({ fact, state: factState(memories.get(fact)) })),
});

/** When a try was made, as near to what the device says as can be: after the one before it, and not in the future. */
function timeOf({ answered_at }: Given, before: Date, now: Date): Date {
  return new Date(Math.min(Math.max(Date.parse(answered_at), before.getTime()), now.getTime()));
}

/** The tries of a warm-up after what a device has of it; those that are stored stay, and each other is the fact to ask. */
function triesAfter({ facts, tries, begunAt }: WarmUpRow, given: readonly Given[], now: Date): StoredTry[] {
  const all = [...tries];
  for (const one of given.slice(tries.length)) {
    if (nextInWarmUp(facts, all) !== one.fact) break;
    const last = all.at(-1);
    const at = timeOf(one, last === undefined ? begunAt : new Date(last.at), now);
    all.push({
      fact: one.fact,
      given: one.given,
      seconds: Math.min(one.seconds, WARM_UP_SECONDS),
      at: at.toISOString(),
    });
  }
  return all;
}

/** What a student remembers after tries that were added: the first try at each fact of a warm-up counts. */
function remembered(memories: FactMemories, all: readonly StoredTry[], from: number, now: Date) {
  const yearEndsAt = Date.parse(`${schoolYearOf(now).endsOn}T00:00:00Z`);
  const changed = new Map<string, FactMemory>();
  for (const [place, { fact, given, seconds, at }] of all.entries()) {
    if (place < from || all.findIndex((each) => each.fact === fact) !== place) continue;
    const before = memories.get(fact) ?? null;
    // Tries that waited for the network are counted after those of a later day.
    const triedAt = Math.max(Date.parse(at), before?.lastAt ?? 0);
    changed.set(fact, rememberFact(before, { right: isFactRight(fact, given), seconds, at: triedAt }, yearEndsAt));
  }
  return changed;
}

/** The daily warm-up: facts of the times tables that are due, and a few new ones. */
export function warmUpService({ db, clock }: Context) {
  return {
    begin: async (actor: Actor): Promise<WarmUp> => {
      const now = clock();
      const day = tehranDay(now);
      if (!(await isWarmUpOffered(db, actor))) throw notOffered();
      const memories = await factMemories(db, actor);
      const plan = planWarmUp(memories, now.getTime());
      const before = await findWarmUp(db, actor, day);
      if (before !== undefined) return view(day, before, memories);
      // Nothing is due yet: what comes due later today finds no empty plan.
      if (plan.length === 0) return view(day, { facts: [], tries: [], begunAt: now, isDone: true }, memories);
      await insertWarmUp(db, actor, day, plan, now);
      const made = await findWarmUp(db, actor, day);
      if (made === undefined) throw noSuchWarmUp();
      return view(day, made, memories);
    },

    answer: async (actor: Actor, { day, tries }: ParsedOf<Calls['answer']>['body']): Promise<WarmUp> => {
      const now = clock();
      if (Math.abs(daysBetween(new Date(`${day}T00:00:00Z`), now)) > MAX_WAIT_DAYS + 1) throw noSuchWarmUp();
      return db.transaction(async (tx) => {
        const found = await findWarmUp(tx, actor, day, { isLocked: true });
        if (found === undefined) throw noSuchWarmUp();
        const memories = await factMemories(tx, actor);
        const all = triesAfter(found, tries, now);
        if (all.length === found.tries.length) return view(day, found, memories);
        const changed = remembered(memories, all, found.tries.length, now);
        const isDone = nextInWarmUp(found.facts, all) === null;
        await storeMemories(tx, actor, [...changed]);
        await storeTries(tx, actor, day, all, isDone ? now : null);
        return view(day, { ...found, tries: all, isDone }, new Map([...memories, ...changed]));
      });
    },
  };
}
