import { isDeepStrictEqual } from 'node:util';
import {
  answerless,
  bookSkill,
  check,
  plainBlocks,
  plainLine,
  printAnswer,
  type Question,
  type RawInput,
  rawFromAnswer,
  type Skill,
  toLatinDigits,
} from '../../src/index.ts';
import { testedKind } from '../answer-kinds/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { sheetOf } from '../question-readers/sheet.ts';
import { absentThings } from './absent-things.ts';
import { notAsAsked } from './answer-written-as-asked.ts';
import { fairWritings } from './fair-writings.ts';
import { carryThatIsNone } from './false-carries.ts';
import { figureFault, figuresOf } from './figures.ts';
import { keyLeak, secretsIn, solutionEndsWithKey } from './key-leaks.ts';
import { doneAlready, idleStep } from './needless-help.ts';
import { readQuestion } from './question-texts.ts';
import { secondDefensible } from './second-defensible-answer.ts';
import { type Copying, countCopying, namedTooSoon, simpleAnswers } from './simple-causes.ts';
import { pictureFault } from './step-pictures.ts';
import { strangePrice } from './strange-prices.ts';
import { numberFault, wordingFault } from './wording.ts';

/** What is wrong, in words; anything else means nothing is. */
export type Fault = string | null | undefined | false;

/** One run of a property over the questions of one skill. */
export interface PropertyRun {
  readonly fault: (question: Question) => Fault;
  /** What only shows after all questions were seen. */
  readonly end?: () => Fault;
}

/** Something that holds for every question of every skill. */
export interface Property {
  /** A sentence without its subject: «gives the same question for the same seed». */
  readonly name: string;
  readonly start: (skill: Skill, checker: SkillChecker) => PropertyRun;
}

const shown = (raw: RawInput) => JSON.stringify(raw);

const always = (name: string, fault: PropertyRun['fault']): Property => ({ name, start: () => ({ fault }) });

const typedKinds: readonly string[] = ['integer', 'decimal', 'fraction', 'mixed', 'clock'];

const sameForSameSeed: Property = {
  name: 'gives the same question for the same seed',
  start: (skill) => ({
    fault: (question) =>
      JSON.stringify(skill.generate(question.seed, question.level)) !== JSON.stringify(question) &&
      'another question for the same seed',
  }),
};

const keyFoundAgain: Property = {
  name: 'has a key that an independent checker finds too',
  start: (_, checker) => ({
    fault: (question) => {
      const found = checker.solve(sheetOf(question));
      const { verdict } = check(question, rawFromAnswer(found));
      return (
        verdict !== 'right' && `the checker finds ${JSON.stringify(found)}, the key is ${JSON.stringify(question.key)}`
      );
    },
  }),
};

const everySpelling = always('takes the right answer however it is written', (question) => {
  const forms = testedKind(question.key.kind).forms(question.key, question.answer);
  if (typedKinds.includes(question.key.kind) && forms.length < 20) return `only ${forms.length} written forms`;
  const refused = forms.find((raw) => check(question, raw).verdict !== 'right');
  return (
    refused && `${shown(refused)} is ${check(question, refused).verdict}, the key is ${JSON.stringify(question.key)}`
  );
});

const nearMissesRefused = always('refuses near misses', (question) => {
  const taken = testedKind(question.key.kind)
    .misses(question.key, question.answer)
    .find((raw) => check(question, raw).verdict === 'right');
  return taken && `${shown(taken)} is called right, the key is ${JSON.stringify(question.key)}`;
});

const misconceptionsMet: Property = {
  name: 'answers each known misconception with its own words',
  start: (skill) => {
    const titles = new Map<string, string>();
    return {
      fault: (question) => {
        if (question.misconceptions.length === 0) return 'no misconception is left';
        for (const { id, title, answer, message, unclear } of question.misconceptions) {
          if (!/^[a-z]+(-[a-z0-9]+)*$/.test(id)) return `«${id}» is no kebab-case id`;
          if ((titles.get(id) ?? title) !== title) return `${id} has two titles`;
          titles.set(id, title);
          const verdict = check(question, rawFromAnswer(answer));
          // The number with the zeros of its unit is asked for again, by a misconception too.
          if (verdict.verdict === 'invalid' && verdict.reason === 'unit-counts-more') continue;
          if (unclear !== undefined) {
            const isTold =
              verdict.verdict === 'right' || ('misconceptionId' in verdict && verdict.misconceptionId === id);
            if (isTold) return `${id} is ${unclear} as well and gives ${JSON.stringify(verdict)}`;
            continue;
          }
          if (verdict.verdict !== 'wrong' || verdict.misconceptionId !== id || verdict.message !== message) {
            return `${id} with ${JSON.stringify(answer)} gives ${JSON.stringify(verdict)}`;
          }
        }
        return null;
      },
      end: () => titles.size < 2 && `${skill.id} knows fewer than two mistakes`,
    };
  },
};

const namedWhereCertain = always('names no misconception for what is copied or off by one', (question) => {
  for (const simple of simpleAnswers(question)) {
    const fault = namedTooSoon(question, simple);
    if (fault !== null) return fault;
  }
  return null;
});

const swappedOnlyAsSuch = always(
  'names the right numbers in the other order for nothing else',
  ({ key, misconceptions }) => {
    if (key.kind !== 'integer' && key.kind !== 'decimal') return null;
    const [first, second, ...others] = key.values;
    if (first === undefined || second === undefined || others.length > 0 || first === second) return null;
    const swapped = misconceptions.find(
      ({ answer, title, unclear }) =>
        unclear === undefined &&
        answer.kind === key.kind &&
        answer.values[0] === second &&
        answer.values[1] === first &&
        !title.includes('جابه‌جا'),
    );
    return swapped && `«${swapped.title}» is the answer with its numbers swapped`;
  },
);

const carriesThatAre = always('names no carry in a column that has none', carryThatIsNone);

/** So many questions say whether a misconception copies by its nature or comes to a number of the question by chance. */
const enoughToTell = 20;

const copyingIsMeant: Property = {
  name: 'names copying only where that is what the mistake is',
  start: () => {
    const counts = new Map<string, Copying>();
    return {
      fault: (question) => {
        countCopying(question, counts);
        return null;
      },
      end: () => {
        const chance = [...counts].find(
          ([where, { all, copied, named }]) =>
            // Of one form less is chance: a number that is copied there is copied in most of its questions.
            all >= enoughToTell && named > 0 && copied * (where.includes('«') ? 5 : 7) < all,
        );
        if (chance === undefined) return null;
        const [title, { all, copied }] = chance;
        return `«${title}» is named for a copied number, but is one in ${copied} of ${all} questions`;
      },
    };
  },
};

const mistakeHidesAnswer: Property = {
  name: 'does not show the whole answer beside a mistake',
  start: () => {
    let asked = 0;
    let shown = 0;
    return {
      fault: ({ form, stem, key }) => {
        if (form !== 'find-mistake' || key.kind !== 'integer' || key.values.length < 2) return null;
        const numbers = new Set(toLatinDigits(plainBlocks(stem)).replaceAll('٬', '').match(/\d+/g));
        asked += 1;
        if (new Set(key.values).size > 1 && key.values.every((value) => numbers.has(value))) shown += 1;
        return null;
      },
      end: () => asked >= 5 && shown * 2 > asked && `${shown} of ${asked} stems show all numbers of the answer`,
    };
  },
};

/** A stem that leaves the form of a fraction free, in words or by saying nothing of it. */
const everyFormOfAFraction = always(
  'takes every form of a fraction that the stem allows',
  ({ stem, answer, key, ...rest }) => {
    if (answer.kind !== 'mixed' || key.kind !== 'mixed' || key.whole === 0) return null;
    const asked = plainBlocks(stem);
    const isMixedAsked = /عدد مخلوط|عدد مخلوطی/u.test(asked) && !/کسر یا عدد|مخلوط یا کسر|مخلوط، کسر/u.test(asked);
    if (isMixedAsked) return null;
    const over = (scale: number): RawInput => ({
      kind: 'mixed',
      whole: '',
      numerator: `${(key.whole * key.denominator + key.numerator) * scale}`,
      denominator: `${key.denominator * scale}`,
    });
    const refused = [over(1), over(2)].find((raw) => check({ ...rest, answer, key }, raw).verdict !== 'right');
    return refused && `${shown(refused)} is refused, and the stem says «${asked}»`;
  },
);

const fairForms = always('calls no fair way to write the right number wrong', (question) => {
  const unfair = fairWritings(question).find(({ raw, isAsked }) => {
    const verdict = check(question, raw);
    if (verdict.verdict === 'right') return false;
    return verdict.verdict !== 'invalid' || !isAsked || verdict.reason === 'not-a-number';
  });
  return unfair && `${shown(unfair.raw)} is refused or not understood, the key is ${JSON.stringify(question.key)}`;
});

const oneRightOption = always('has one right option and no two alike', ({ answer, key, misconceptions }) => {
  if (answer.kind !== 'choice' || key.kind !== 'choice') return null;
  const ids = answer.options.map((option) => option.id);
  const contents = answer.options.map(({ content }) => JSON.stringify(content));
  if (new Set(ids).size !== ids.length || new Set(contents).size !== contents.length)
    return `two options alike: ${contents.join(' ')}`;
  if (!ids.includes(key.option)) return 'the right option is missing';
  const none = answer.options.findIndex((option) => plainLine(option.content).startsWith('هیچ‌کدام'));
  if (none >= 0 && none < answer.options.length - 1) return '«هیچ‌کدام» is not the last option';
  const explained = new Set(misconceptions.flatMap((one) => (one.answer.kind === 'choice' ? [one.answer.option] : [])));
  const signs = answer.options.every(({ content }) =>
    content.every((piece) => piece.t === 'math' && piece.math.t === 'operator'),
  );
  const bare = ids.find((option) => option !== key.option && !explained.has(option));
  return bare !== undefined && !signs && `option ${bare} shows no known mistake`;
});

const oneDefensible = always('has no second option that can be defended', secondDefensible);

const cleanlyWritten = always('is written cleanly', (question) => {
  const { words, numbers } = readQuestion(question);
  const unfilled = /undefined|NaN|null|\[object/.exec(
    JSON.stringify({ ...question, figure: undefined }, (_, value: unknown) => (value === null ? '' : value)),
  );
  if (unfilled) return `«${unfilled[0]}» in the question`;
  for (const word of words) {
    const fault = wordingFault(word);
    if (fault) return fault;
  }
  return numbers.map(numberFault).find((fault) => fault !== null);
});

const drawable = always('has figures that can be drawn', (question) =>
  figuresOf(question)
    .map(figureFault)
    .find((fault) => fault !== null),
);

const helpful = always('helps in two to four hints and a solution that ends in the answer', (question) => {
  if (question.hints.length < 2 || question.hints.length > 4) return `${question.hints.length} hints`;
  if (question.solution.length < 2) return 'a solution of fewer than two steps';
  if ([...question.hints, ...question.solution].some(({ content }) => content.length === 0))
    return 'an empty hint or step';
  return (
    !solutionEndsWithKey(question) &&
    `the last step does not show the answer ${JSON.stringify(printAnswer(question.key, question.answer))}`
  );
});

const noIdleStep = always('asks for no work that changes nothing', (question) => {
  const written = idleStep(question);
  return written !== undefined && `«${written}» changes nothing`;
});

const answeredAsAsked = always('shows the answer in the form that is asked for', notAsAsked);

const speaksOfWhatIsThere = always(
  'speaks of nothing that the question does not have',
  (question) => absentThings(question)[0],
);

const nothingDoneAlready = always('asks for nothing that the question has already', (question) => {
  const written = doneAlready(question);
  return written !== undefined && written;
});

const believablePrices = always('names no price that nobody pays', strangePrice);

const secretKept = always('tells the answer nowhere before its time', (question) => {
  const place = keyLeak(question);
  if (place) return `the answer ${JSON.stringify(question.key)} is in ${place}`;
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

const drawnInTime = always('draws the answer in no picture before its step', pictureFault);

/** Drawn as tables, which are read cell by cell; of other figures the description alone is read. */
const readWhole: readonly string[] = ['table', 'place-table'];

/** A child who cannot see the figure has the question as it is read; two such questions that sound alike have one answer. */
const answerableByEar: Property = {
  name: 'can be answered from what is read of its figure',
  start: () => {
    const keys = new Map<string, string>();
    return {
      fault: ({ stem, figure, answer, key }) => {
        if (figure === undefined) return null;
        const read = readWhole.includes(figure.t) ? JSON.stringify(figure) : figure.description;
        const heard = [plainBlocks(stem), read, JSON.stringify(answer)].join('\n');
        const asked = JSON.stringify(key);
        const before = keys.get(heard) ?? asked;
        keys.set(heard, asked);
        return (
          before !== asked && `«${plainBlocks(stem)}» with «${figure.description}» has two answers: ${before}, ${asked}`
        );
      },
    };
  },
};

const wholeForm = always('gives the child everything that its input needs', (question) => {
  const [sent, made] = [answerless(question).answer, question.answer];
  return !isDeepStrictEqual(sent, made) && `what the child gets is ${JSON.stringify(sent)} of ${JSON.stringify(made)}`;
});

/** The book's answer kind, where an input has its own name for a «figure» to be worked on. */
const figureKinds: readonly string[] = ['cells', 'sectors', 'points', 'levels', 'angle'];

const bookKind: Property = {
  name: 'asks for the answer its book names, at least at times',
  start: (skill) => {
    const wanted = bookSkill(skill.id)?.answer;
    const kinds = new Set<string>();
    return {
      fault: ({ answer }) => {
        kinds.add(answer.kind);
        return null;
      },
      end: () => {
        const met = wanted === 'figure' ? figureKinds.some((kind) => kinds.has(kind)) : kinds.has(String(wanted));
        return !met && `${skill.id} never asks for a ${wanted}: ${[...kinds].join(', ')}`;
      },
    };
  },
};

export const skillProperties: readonly Property[] = [
  sameForSameSeed,
  keyFoundAgain,
  everySpelling,
  nearMissesRefused,
  misconceptionsMet,
  namedWhereCertain,
  swappedOnlyAsSuch,
  carriesThatAre,
  copyingIsMeant,
  mistakeHidesAnswer,
  everyFormOfAFraction,
  fairForms,
  oneRightOption,
  oneDefensible,
  cleanlyWritten,
  drawable,
  helpful,
  noIdleStep,
  speaksOfWhatIsThere,
  nothingDoneAlready,
  answeredAsAsked,
  believablePrices,
  secretKept,
  drawnInTime,
  answerableByEar,
  wholeForm,
  bookKind,
];
