import type { AnswerKey } from '../../src/model/index.ts';
import type { Sheet } from './sheet.ts';

/** Works a question out a second way, and says what its skill can be expected to vary. One file a skill in `test/checkers`. */
export interface SkillChecker {
  /** The right answer from what the child sees alone, in another way than the generator's. Any equal form will do. */
  readonly solve: (sheet: Sheet) => AnswerKey;
  /** Forms over all levels, where the skill does not allow three. */
  readonly forms?: number;
}
