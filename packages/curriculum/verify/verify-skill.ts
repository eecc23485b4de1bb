import type { Level, Question, Skill } from '../src/index.ts';
import { sameAsked } from '../test/properties/key-leaks.ts';
import { seedAt } from '../test/properties/seeds.ts';
import { type Fault, skillProperties } from '../test/properties/skill-properties.ts';
import { countPictures, noPictures, type PictureCount } from '../test/properties/step-pictures.ts';
import type { SkillChecker } from '../test/question-readers/checker.ts';

/** What a whole run over one skill found. */
export interface SkillReport {
  readonly id: string;
  readonly faults: readonly string[];
  readonly forms: readonly string[];
  /** Levels, lowest first, with the different questions found at each. */
  readonly levels: readonly { readonly level: Level; readonly different: number }[];
  readonly pictures: PictureCount;
  /** Kinds of answers that were asked for. */
  readonly answers: readonly string[];
}

export const fewestDifferent = 200;
/** With fewer seeds than this nothing is said of how many different questions a level has. */
export const enoughSeeds = 1000;
const fewestForms = 3;
const mostFaults = 5;

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a property finds; one that cannot go on says why, so that its name is not lost. */
function saidBy(find: () => Fault): string | null {
  try {
    const found = find();
    return typeof found === 'string' ? found : null;
  } catch (error) {
    return wordsOf(error);
  }
}

/** Every property over every level and seed; each question is made once and shown to all of them. */
export function verifySkill(skill: Skill, checker: SkillChecker, seeds: number): SkillReport {
  const faults: string[] = [];
  const forms = new Set<string>();
  const answers = new Set<string>();
  let pictures = noPictures;
  const runs = skillProperties.map(({ name, start }) => ({ name, ...start(skill, checker) }));
  const levels = skill.levels.map((level) => {
    const different = new Set<string>();
    for (let index = 0; index < seeds && faults.length < mostFaults; index += 1) {
      const seed = seedAt(index);
      const where = `level ${level}, seed ${seed}`;
      try {
        const question: Question = skill.generate(seed, level);
        forms.add(question.form);
        pictures = countPictures(pictures, question);
        answers.add(question.answer.kind);
        different.add(sameAsked(question));
        for (const { name, fault } of runs) {
          const found = saidBy(() => fault(question));
          if (found !== null) faults.push(`${where}, “${name}”: ${found}`);
        }
      } catch (error) {
        faults.push(`${where}: ${wordsOf(error)}`);
      }
    }
    if (faults.length === 0 && seeds >= enoughSeeds && different.size < fewestDifferent) {
      faults.push(`level ${level}: ${different.size} different questions, ${fewestDifferent} are promised`);
    }
    return { level, different: different.size };
  });
  for (const { name, end } of runs) {
    const found = end?.();
    if (typeof found === 'string' && faults.length === 0) faults.push(`“${name}”: ${found}`);
  }
  if (forms.size < (checker.forms ?? fewestForms)) faults.push(`only the forms ${[...forms].join(', ')}`);
  return { id: skill.id, faults, forms: [...forms].sort(), levels, pictures, answers: [...answers].sort() };
}
