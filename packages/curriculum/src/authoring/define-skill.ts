import { bookSkill } from '../books/books.ts';
import { readAnswer } from '../checking/read-answer.ts';
import { answerValue, rawFromAnswer } from '../checking/value.ts';
import type { AnswerForm, AnswerKey, Level, Misconception, Question, Skill } from '../model/index.ts';
import { Rational } from '../numbers/rational.ts';
import { createRng, type Rng } from '../random/rng.ts';
import type { QuestionDraft } from './draft.ts';

export interface SkillDefinition {
  /** As in the book's list; title and place come from there. */
  readonly id: string;
  /** Rising; at least three. */
  readonly levels: readonly Level[];
  /** The book's own level, usually 2. */
  readonly targetLevel: Level;
  /** How many options a guess chooses from; null where most questions are typed or built. */
  readonly guessable: number | null;
  /** One question, made only from `rng` and `level`. Null when the draw does not suit: it is asked again with further draws. */
  readonly make: (rng: Rng, level: Level) => QuestionDraft | null;
}

/** A draw that suits is expected long before this. */
const mostDraws = 1000;

/** A mistake nobody can give here: a fraction part that is not proper, no denominator, an hour no dial has. */
function ungivable(answer: AnswerKey, form: AnswerForm): boolean {
  switch (answer.kind) {
    case 'fraction':
      return answer.denominator === 0;
    case 'mixed':
      return answer.numerator < 0 || answer.denominator <= 0 || answer.numerator >= answer.denominator;
    case 'integer':
    case 'decimal':
    case 'choice':
    case 'order':
      return false;
    default:
      return !readAnswer(form, rawFromAnswer(answer)).ok;
  }
}

/** Mistakes whose answer is neither the right one nor an earlier mistake's, and can be given at all. */
function telling(misconceptions: readonly Misconception[], key: AnswerKey, form: AnswerForm): readonly Misconception[] {
  const seen = new Set([answerValue(key)]);
  const kept: Misconception[] = [];
  for (const misconception of misconceptions) {
    if (ungivable(misconception.answer, form)) continue;
    const value = answerValue(misconception.answer);
    if (seen.has(value)) continue;
    seen.add(value);
    kept.push(misconception);
  }
  return kept;
}

function requireSound(answer: AnswerForm, key: AnswerKey, misconceptions: readonly Misconception[]): void {
  if (answer.kind !== key.kind) throw new Error(`a ${key.kind} key in a ${answer.kind} question`);
  const stranger = misconceptions.find((misconception) => misconception.answer.kind !== key.kind);
  if (stranger) throw new Error(`misconception ${stranger.id} answers with another kind`);
  if (answer.kind === 'choice') {
    const contents = answer.options.map(({ content }) => JSON.stringify(content));
    if (new Set(contents).size !== contents.length) throw new Error('two options look the same');
  }
  if (key.kind === 'mixed' && Rational.of(key.numerator, key.denominator).compare(Rational.of(1)) >= 0) {
    throw new Error('the fraction part of a mixed key is not proper');
  }
}

/**
 * Makes a skill of its author's part. The question depends on id, level and seed alone. Mistakes that lead to the right answer
 * or to the answer of an earlier mistake are dropped. Throws at load when the id is not in the books or levels are amiss; `generate` throws
 * `RangeError` for a level the skill does not have.
 */
export function defineSkill({ id, levels, targetLevel, guessable, make }: SkillDefinition): Skill {
  const known = bookSkill(id);
  if (!known) throw new Error(`no skill ${id} in the books`);
  if (levels.length < 3 || levels.some((level, index) => index > 0 && level <= (levels[index - 1] ?? 0))) {
    throw new Error(`${id}: at least three levels, rising`);
  }
  if (!levels.includes(targetLevel)) throw new Error(`${id}: the target level is not among its levels`);

  function generate(seed: number, level: Level): Question {
    if (!levels.includes(level)) throw new RangeError(`${id} has no level ${level}`);
    const rng = createRng(`${id}/${level}`, seed);
    for (let draw = 0; draw < mostDraws; draw += 1) {
      const draft = make(rng, level);
      if (draft === null) continue;
      const { form, stem, figure, answer, key, hints, solution } = draft;
      const misconceptions = telling(draft.misconceptions, key, answer);
      try {
        requireSound(answer, key, misconceptions);
      } catch (cause) {
        throw new Error(`${id}, level ${level}, seed ${seed}: the question is not sound`, { cause });
      }
      return {
        skillId: id,
        level,
        seed,
        form,
        stem,
        ...(figure === undefined ? {} : { figure }),
        answer,
        key,
        misconceptions,
        hints,
        solution,
      };
    }
    throw new Error(`${id}, level ${level}, seed ${seed}: no question in ${mostDraws} draws`);
  }

  return { id, title: known.title, place: known.place, levels, targetLevel, guessable, generate };
}
