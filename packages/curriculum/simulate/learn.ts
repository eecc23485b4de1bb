import {
  helpAfter,
  isLearned,
  type Level,
  newProgress,
  nextLevel,
  recordFirstTry,
  type SkillProgress,
} from '../src/index.ts';
import type { Child } from './children/child.ts';

const levels: readonly Level[] = [1, 2, 3, 4];
const TARGET: Level = 2;
const MAX_QUESTIONS = 60;
/** Questions of one skill on a day, and how often it opens the session of a day: every second time. */
const A_DAY = 5;

/**
 * One child at one skill by the product's own rules, day after day, until it is learned: its progress then, or null where the
 * teacher is called, or it does not come to that. `seen` gets each step.
 */
export function learn(
  child: Child,
  guessable: number | null,
  seen: (progress: SkillProgress) => void = () => undefined,
): SkillProgress | null {
  let progress = newProgress;
  for (let asked = 0; asked < MAX_QUESTIONS; asked += 1) {
    const days = asked > 0 && asked % A_DAY === 0 ? 2 : 0;
    child.rest(days);
    const level = nextLevel({ levels, targetLevel: TARGET, guessable }, progress, asked % (2 * A_DAY) === 0);
    const answer = child.answer({ level, targetLevel: TARGET, guessable });
    const value = answer.right ? 1 : 0;
    progress = recordFirstTry(progress, {
      level,
      targetLevel: TARGET,
      value,
      guessable,
      hinted: answer.hintsOpened > 0,
      days,
    });
    seen(progress);
    if (isLearned(progress)) return progress;
    if (helpAfter(progress) === 'teacher') return null;
  }
  return null;
}
