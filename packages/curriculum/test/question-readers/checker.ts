import type { AnswerKey, SkillPlace } from '../../src/model/index.ts';
import type { Sheet } from './sheet.ts';

/** Works a question out a second way, and says what its skill can be expected to vary. */
export interface SkillChecker {
  /** The right answer from what the child sees alone, in another way than the generator's. Any equal form will do. */
  readonly solve: (sheet: Sheet) => AnswerKey;
  /** Forms over all levels, where the skill does not allow three. */
  readonly forms?: number;
}

/** The checkers of a chapter, by the ids of its skills: one file a chapter in `test/checkers`. */
export type ChapterCheckers = Readonly<Record<string, SkillChecker>>;

export async function checkersOf({ grade, chapter }: Pick<SkillPlace, 'grade' | 'chapter'>): Promise<ChapterCheckers> {
  const module: { checkers: ChapterCheckers } = await import(`../checkers/grade-${grade}-chapter-${chapter}.ts`);
  return module.checkers;
}

/** @throws {Error} for a skill without a checker */
export async function checkerOf({
  id,
  place,
}: {
  readonly id: string;
  readonly place: SkillPlace;
}): Promise<SkillChecker> {
  const checker = (await checkersOf(place))[id];
  if (checker === undefined)
    throw new Error(`no checker of ${id} in test/checkers/grade-${place.grade}-chapter-${place.chapter}.ts`);
  return checker;
}
