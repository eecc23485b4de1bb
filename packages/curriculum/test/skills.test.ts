import { describe, expect, it, vi } from 'vitest';
import {
  answerless,
  availableSkills,
  bookSkill,
  check,
  type Level,
  printAnswer,
  type Question,
  type RawInput,
  rawFromAnswer,
  type Skill,
} from '../src/index.ts';
import { readQuestion } from './properties/collect.ts';
import { keyLeak, sameAsked, secretsIn, solutionEndsWithKey } from './properties/leaks.ts';
import { numberFault, wordingFault } from './properties/wording.ts';
import { nearMisses, writtenForms } from './properties/written-forms.ts';
import type { SkillChecker } from './reading/checker.ts';
import { sheetOf } from './reading/sheet.ts';

// Thousands of seeds take their time; the bound only ends a `make` that never suits.
vi.setConfig({ testTimeout: 300_000 });

const perLevel = Number(process.env.VERIFY_SEEDS ?? 150);
const only = process.env.SKILL;
const fewestDifferent = 60;
const fewestForms = 3;

/** Seeds that are not all small: the first hundred, and then numbers spread over 53 bits. */
function seedAt(index: number): number {
  return index < 100 ? index : (index % 2 === 0 ? 1 : -1) * ((index * 6_700_417 * 65_537) % 2 ** 53);
}

async function checkerOf(id: string): Promise<SkillChecker> {
  const module: { checker: SkillChecker } = await import(`./checkers/${id}.ts`);
  return module.checker;
}

/** Runs a property over every level and seed; the first failure names the skill, level and seed. */
function everywhere(skill: Skill, property: (question: Question) => string | null | undefined | false): void {
  for (const level of skill.levels) {
    for (let index = 0; index < perLevel; index += 1) {
      const seed = seedAt(index);
      const where = `${skill.id}, level ${level}, seed ${seed}`;
      let question: Question;
      let fault: string | null | undefined | false;
      try {
        question = skill.generate(seed, level);
        fault = property(question);
      } catch (cause) {
        throw new Error(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
      if (typeof fault === 'string') throw new Error(`${where}: ${fault}`);
    }
  }
}

function shown(raw: RawInput): string {
  return JSON.stringify(raw);
}

const skills = availableSkills().filter(({ id }) => only === undefined || id === only);

it('lists every skill once, under an id of the books', () => {
  const ids = availableSkills().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => bookSkill(id) === undefined)).toEqual([]);
});

describe.each(skills.map((skill) => [skill.id, skill] as const))('%s', (id, skill) => {
  it('gives the same question for the same seed', () => {
    everywhere(skill, (question) => {
      return (
        JSON.stringify(skill.generate(question.seed, question.level)) !== JSON.stringify(question) &&
        'another question for the same seed'
      );
    });
  });

  it('has a key that an independent checker finds too', async () => {
    const checker = await checkerOf(id);
    everywhere(skill, (question) => {
      const found = checker.solve(sheetOf(question));
      const { verdict } = check(question, rawFromAnswer(found));
      return (
        verdict !== 'right' && `the checker finds ${JSON.stringify(found)}, the key is ${JSON.stringify(question.key)}`
      );
    });
  });

  it('takes the right answer however it is written', () => {
    everywhere(skill, (question) => {
      const forms = writtenForms(question.key, question.answer);
      const typed = ['integer', 'decimal', 'fraction', 'mixed', 'clock'].includes(question.key.kind);
      if (typed && forms.length < 20) return `only ${forms.length} written forms`;
      const refused = forms.find((raw) => check(question, raw).verdict !== 'right');
      return (
        refused &&
        `${shown(refused)} is ${check(question, refused).verdict}, the key is ${JSON.stringify(question.key)}`
      );
    });
  });

  it('refuses near misses', () => {
    everywhere(skill, (question) => {
      const taken = nearMisses(question.key, question.answer).find((raw) => check(question, raw).verdict === 'right');
      return taken && `${shown(taken)} is called right, the key is ${JSON.stringify(question.key)}`;
    });
  });

  it('meets each known mistake with its own words', () => {
    const titles = new Map<string, string>();
    everywhere(skill, (question) => {
      if (question.misconceptions.length === 0) return 'no misconception is left';
      for (const { id: mistakeId, title, answer, message } of question.misconceptions) {
        if (!/^[a-z]+(-[a-z0-9]+)*$/.test(mistakeId)) return `«${mistakeId}» is no kebab-case id`;
        if ((titles.get(mistakeId) ?? title) !== title) return `${mistakeId} has two titles`;
        titles.set(mistakeId, title);
        const verdict = check(question, rawFromAnswer(answer));
        if (verdict.verdict !== 'wrong' || verdict.misconceptionId !== mistakeId || verdict.message !== message) {
          return `${mistakeId} with ${JSON.stringify(answer)} gives ${JSON.stringify(verdict)}`;
        }
      }
      return null;
    });
    expect(titles.size, `${id} knows fewer than two mistakes`).toBeGreaterThanOrEqual(2);
  });

  it('has one right option and no two alike', () => {
    everywhere(skill, ({ answer, key, misconceptions }) => {
      if (answer.kind !== 'choice' || key.kind !== 'choice') return null;
      const ids = answer.options.map((option) => option.id);
      const contents = answer.options.map(({ content }) => JSON.stringify(content));
      if (new Set(ids).size !== ids.length || new Set(contents).size !== contents.length)
        return `two options alike: ${contents.join(' ')}`;
      if (!ids.includes(key.option)) return 'the right option is missing';
      const explained = new Set(
        misconceptions.flatMap((one) => (one.answer.kind === 'choice' ? [one.answer.option] : [])),
      );
      const signs = answer.options.every(({ content }) =>
        content.every((piece) => piece.t === 'math' && piece.math.t === 'operator'),
      );
      const bare = ids.find((option) => option !== key.option && !explained.has(option));
      return bare !== undefined && !signs && `option ${bare} shows no known mistake`;
    });
  });

  it('is written cleanly', () => {
    everywhere(skill, (question) => {
      const { words, numbers } = readQuestion(question);
      const unfilled = /undefined|NaN|null|\[object/.exec(
        JSON.stringify({ ...question, figure: undefined }, (_, value: unknown) => (value === null ? undefined : value)),
      );
      if (unfilled) return `«${unfilled[0]}» in the question`;
      for (const word of words) {
        const fault = wordingFault(word);
        if (fault) return fault;
      }
      return numbers.map(numberFault).find((fault) => fault !== null);
    });
  });

  it('helps in two to four hints and a solution that ends in the answer', () => {
    everywhere(skill, (question) => {
      if (question.hints.length < 2 || question.hints.length > 4) return `${question.hints.length} hints`;
      if (question.solution.length < 2) return 'a solution of fewer than two steps';
      const empty = [...question.hints, ...question.solution].some(({ content }) => content.length === 0);
      if (empty) return 'an empty hint or step';
      return (
        !solutionEndsWithKey(question) &&
        `the last step does not show the answer ${JSON.stringify(printAnswer(question.key, question.answer))}`
      );
    });
  });

  it('tells the answer nowhere before its time', () => {
    everywhere(skill, (question) => {
      const place = keyLeak(question);
      if (place) return `the answer ${JSON.stringify(question.key)} stands in ${place}`;
      const { answer, key } = question;
      const marked =
        answer.kind === 'number-line' &&
        key.kind === 'number-line' &&
        answer.line.points?.some(({ tick }) => tick === key.tick);
      if (marked) return 'the answer is marked on the line';
      const secrets = new Set(
        question.misconceptions.flatMap((one) => [
          one.id,
          one.title,
          ...one.message.flatMap((piece) => (piece.t === 'text' ? [piece.text] : [])),
        ]),
      );
      const leaks = secretsIn(answerless(question), secrets);
      return leaks.length > 0 && `what the child gets holds ${leaks.join(', ')}`;
    });
  });

  it('varies', async () => {
    const checker = await checkerOf(id);
    const forms = new Set<string>();
    const kinds = new Set<string>();
    for (const level of skill.levels) {
      const questions = Array.from({ length: Math.max(perLevel, 150) }, (_, index) =>
        skill.generate(seedAt(index), level as Level),
      );
      for (const { form, answer } of questions) {
        forms.add(form);
        kinds.add(answer.kind);
      }
      const different = new Set(questions.map(sameAsked)).size;
      expect(different, `${id}, level ${level}: different questions`).toBeGreaterThanOrEqual(
        checker.distinct?.[level] ?? fewestDifferent,
      );
    }
    expect(forms.size, `${id}: forms ${[...forms].join(', ')}`).toBeGreaterThanOrEqual(checker.forms ?? fewestForms);
  });
});
