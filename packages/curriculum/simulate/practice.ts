import { createRng, type Level } from '../src/index.ts';
import type { Population } from './children/populations.ts';
import type { Model } from './models/model.ts';

/** What came of one child at one skill. */
export interface Outcome {
  readonly struggles: boolean;
  readonly asked: number;
  /** Of them without a hint, and right. */
  readonly alone: number;
  readonly right: number;
  /** Questions answered while it knew the skill already. */
  readonly needless: number;
  readonly end: 'learned' | 'listed' | 'neither';
  /** What it truly knows at the end, and what the model believes after a summer. */
  readonly known: number;
  readonly summer: { readonly believed: number; readonly known: number } | null;
}

/** Questions of one skill in a session, which mixes several; after these it goes on another day. */
const SESSION = 5;
const MAX_QUESTIONS = 60;
/** A child knows a skill from here on, and was stopped too early below the other. */
const KNOWS = 0.85;
export const KNOWN_ENOUGH = 0.7;
const SUMMER_DAYS = 90;

const levels: readonly Level[] = [1, 2, 3, 4];

/** One child at one skill until the model calls it learned or calls the teacher. */
export function practice<State>(
  model: Model<State>,
  population: Population,
  guessable: number | null,
  seed: number,
): Outcome {
  const rng = createRng(`simulate/${population.name}`, seed);
  const skill = { levels, targetLevel: 2 as Level, guessable };
  const child = population.child(rng);
  const [shortest, longest] = population.pause ?? [1, 3];
  let state = model.begin;
  let asked = 0;
  let alone = 0;
  let right = 0;
  let needless = 0;
  while (asked < MAX_QUESTIONS) {
    const days = asked > 0 && asked % SESSION === 0 ? rng.int(shortest, longest) : 0;
    // A session mixes skills: every second time this one opens it.
    const firstOfSession = asked % (2 * SESSION) === 0;
    if (days > 0) child.rest(days);
    const level = model.nextLevel(state, skill, firstOfSession);
    if (child.known() >= KNOWS) needless += 1;
    const answer = child.answer({ level, targetLevel: 2, guessable });
    const value = answer.right ? 1 : 0;
    state = model.update(state, { level, targetLevel: 2, guessable, value, hintsOpened: answer.hintsOpened, days });
    asked += 1;
    alone += answer.hintsOpened === 0 ? 1 : 0;
    right += answer.right && answer.hintsOpened === 0 ? 1 : 0;
    const learned = model.isLearned(state);
    if (!learned && !model.needsHelp(state)) continue;
    const known = child.known();
    const ended = { struggles: child.struggles, asked, alone, right, needless, known };
    if (!learned) return { ...ended, end: 'listed', summer: null };
    child.rest(SUMMER_DAYS);
    const summer = { believed: model.estimate(state, SUMMER_DAYS), known: child.known() };
    return { ...ended, end: 'learned', summer };
  }
  return {
    struggles: child.struggles,
    asked,
    alone,
    right,
    needless,
    end: 'neither',
    known: child.known(),
    summer: null,
  };
}
