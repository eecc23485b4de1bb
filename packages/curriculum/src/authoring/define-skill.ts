import { answerRules } from '../answers/registry.ts';
import { bookSkill } from '../books/books.ts';
import { hasRule, matchesKey, readAnswer } from '../checking/check.ts';
import { answerParts, answerValue, rawFromAnswer } from '../checking/value.ts';
import type { AnswerForm, AnswerKey, Level, Misconception, Question, Skill } from '../model/index.ts';
import { createRng, type Rng } from '../random/rng.ts';
import { withAskedUnit } from './asked-unit.ts';
import type { QuestionDraft } from './draft.ts';
import { causeAgainst, simpleCauses } from './simple-causes.ts';
import { type StepPictures, withStepPictures } from './step-pictures/index.ts';

export interface SkillDefinition {
  /** As in the book's list; title and place come from there. */
  readonly id: string;
  /** Rising; at least three. */
  readonly levels: readonly Level[];
  /** The book's own level, usually 2. */
  readonly targetLevel: Level;
  /** How many options a guess chooses from; null where most questions are typed or built. */
  readonly guessable: number | null;
  /**
   * Raised by one whenever any question of the skill changes in any way, wording included; 1 when left out. The golden
   * file holds what each revision makes (`golden/`).
   */
  readonly revision?: number;
  /**
   * Misconceptions, by id, as common as copying a number: where one of them and a copied number come to the same, neither is
   * named. Beside others the copied number is.
   */
  readonly commonMistakes?: readonly string[];
  /** One question, made only from `rng` and `level`. Null when the draw does not suit: it is asked again with further draws. */
  readonly make: (rng: Rng, level: Level) => QuestionDraft | null;
  /** Asks where worked lines first go wrong (`wrongLineQuestion`); half of the questions that find a mistake are of this kind then. */
  readonly makeWrongLine?: (rng: Rng, level: Level) => QuestionDraft | null;
  /** Further kinds of questions (several right answers, cards to be sorted, tables to be filled in): every fifth question is of one of them. */
  readonly others?: readonly MakeOther[];
  /** What the steps of a solution are drawn with, where its author drew nothing: the first that fits a question is taken. */
  readonly pictures?: readonly StepPictures[];
}

/** Another kind of question beside a skill's own; null when the draw does not suit. */
export type MakeOther = (rng: Rng, level: Level) => QuestionDraft | null;

/** A draw that suits is expected long before this. */
const mostDraws = 1000;

/** So many questions are drawn, and one is chosen by the place of its wrong line: mistakes that seldom fit are not rare by that. */
const wrongLineDraws = 16;

/** In place of a question that finds a mistake, at every second one, the question where it was made. */
function orWrongLine(
  draft: QuestionDraft,
  rng: Rng,
  level: Level,
  makeWrongLine: SkillDefinition['makeWrongLine'],
): QuestionDraft {
  if (makeWrongLine === undefined || draft.form !== 'find-mistake' || !rng.chance(1, 2)) return draft;
  const byPlace = new Map<string, QuestionDraft>();
  for (let draw = 0, found = 0; draw < mostDraws && found < wrongLineDraws; draw += 1) {
    const one = makeWrongLine(rng, level);
    if (one === null) continue;
    found += 1;
    byPlace.set(answerValue(one.key), one);
  }
  return byPlace.size === 0 ? draft : rng.pick([...byPlace.values()]);
}

/** In place of the question, at every fifth one, a question of another kind. */
function orOther(draft: QuestionDraft, rng: Rng, level: Level, others: readonly MakeOther[]): QuestionDraft {
  if (others.length === 0 || !rng.chance(1, 5)) return draft;
  const make = rng.pick(others);
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const one = make(rng, level);
    if (one !== null) return one;
  }
  return draft;
}

/** A misconception's answer part by part, as a child gives it; null when nobody can: no proper part, no such hour, no such card. */
function partsGiven(answer: AnswerKey, form: AnswerForm): readonly string[] | null {
  const { canBeGiven } = answerRules(answer.kind);
  if (canBeGiven !== undefined) return canBeGiven(answer) ? answerParts(answer) : null;
  const reading = readAnswer(form, rawFromAnswer(answer));
  return reading.ok ? reading.parts : null;
}

/**
 * Misconceptions whose answer is not a right one and can be given at all, one for each answer. Where something simpler gives
 * the answer too, the misconception is marked unclear, unless its title names just that; of several with one answer the one
 * that names what was copied stays, unless another of them is as common, or else the first, unclear.
 */
function distinct(draft: QuestionDraft, common: readonly string[]): readonly Misconception[] {
  const { key, answer: form } = draft;
  const causesOf = simpleCauses(draft);
  const right = answerValue(key);
  const rightRules = [key].filter(hasRule);
  const kept: {
    readonly values: readonly string[];
    readonly rules: readonly AnswerKey[];
    readonly all: Misconception[];
  }[] = [];
  for (const misconception of draft.misconceptions) {
    const { answer } = misconception;
    const parts = partsGiven(answer, form);
    if (parts === null) continue;
    const values = [answerValue(answer), parts.join('|')];
    if (values.includes(right) || rightRules.some((rule) => matchesKey(rule, parts))) continue;
    const written = JSON.stringify(answer);
    const before = kept.find(
      (one) =>
        one.values.some((value) => values.includes(value)) ||
        one.rules.some((rule) => JSON.stringify(rule) === written),
    );
    if (before !== undefined) before.all.push(misconception);
    // What keeps the rule of an earlier one cannot be distinguished from it by what is seen.
    else if (!kept.some(({ all }) => all.some((one) => hasRule(one.answer) && matchesKey(one.answer, parts))))
      kept.push({ values, rules: [answer].filter(hasRule), all: [misconception] });
  }
  return kept.flatMap(({ all }) => {
    const [first] = all;
    if (first === undefined) return [];
    const causes = causesOf(first.answer);
    const against = (one: Misconception) => causeAgainst(one, causes);
    const isOne = new Set(all.map(({ title }) => title)).size === 1;
    const [named, ...others] = all.filter((one) => against(one) === undefined);
    // To copy a number is simpler than what happens to come to the same; a slip of one or of a place is not, nor a common mistake.
    const isCopied =
      (causes[0] === 'copied' || causes[0] === 'shown-mistake') &&
      !all.some((one) => one !== named && common.includes(one.id));
    if (named !== undefined && (isOne || (isCopied && others.length === 0))) return [named];
    return [{ ...first, unclear: isOne ? (against(first) ?? 'another') : 'another' }];
  });
}

function requireSound(answer: AnswerForm, key: AnswerKey, misconceptions: readonly Misconception[]): void {
  if (answer.kind !== key.kind) throw new Error(`a ${key.kind} key in a ${answer.kind} question`);
  const stranger = misconceptions.find((misconception) => misconception.answer.kind !== key.kind);
  if (stranger) throw new Error(`misconception ${stranger.id} answers with another kind`);
  const fault = answerRules(answer.kind).fault?.(answer, key) ?? null;
  if (fault !== null) throw new Error(fault);
}

/**
 * Makes a skill of its author's part. The question depends on id, level and seed alone. Misconceptions that lead to the right
 * answer are dropped; those that something simpler leads to as well are marked unclear. Throws at load when the id is not in the books or levels are amiss; `generate` throws
 * `RangeError` for a level the skill does not have.
 */
export function defineSkill({
  id,
  levels,
  targetLevel,
  guessable,
  revision = 1,
  commonMistakes = [],
  make,
  makeWrongLine,
  others = [],
  pictures = [],
}: SkillDefinition): Skill {
  const known = bookSkill(id);
  if (!known) throw new Error(`no skill ${id} in the books`);
  if (levels.length < 3 || levels.some((level, index) => index > 0 && level <= (levels[index - 1] ?? 0))) {
    throw new Error(`${id}: at least three levels, rising`);
  }
  if (!levels.includes(targetLevel)) throw new Error(`${id}: the target level is not among its levels`);
  if (!Number.isSafeInteger(revision) || revision < 1) throw new Error(`${id}: a revision is a whole number from 1`);

  function generate(seed: number, level: Level): Question {
    if (!levels.includes(level)) throw new RangeError(`${id} has no level ${level}`);
    const rng = createRng(`${id}/${level}`, seed);
    for (let draw = 0; draw < mostDraws; draw += 1) {
      const drawn = make(rng, level);
      if (drawn === null) continue;
      const draft = orOther(orWrongLine(drawn, rng, level, makeWrongLine), rng, level, others);
      const { form, stem, figure, key, hints } = draft;
      const answer = withAskedUnit(draft.answer, stem);
      const misconceptions = distinct({ ...draft, answer }, commonMistakes);
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
        solution: withStepPictures(pictures, { ...draft, answer }),
      };
    }
    throw new Error(`${id}, level ${level}, seed ${seed}: no question in ${mostDraws} draws`);
  }

  return { id, title: known.title, place: known.place, levels, targetLevel, guessable, revision, generate };
}
