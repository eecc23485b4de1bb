import { allPopulations } from './children/populations.ts';
import { type Measures, measuresOf } from './measures.ts';
import { type AnyModel, models, otherChoices } from './models/index.ts';
import type { Outcome } from './practice.ts';
import { measureReviews, reviewRules } from './reviews.ts';
import { optionsOfBooks, REPORT_SEED } from './seeds.ts';

const percent = (value: number) => (Number.isNaN(value) ? '–' : `${(value * 100).toFixed(1)} %`);
const whole = (value: number) => (Number.isNaN(value) ? '–' : `${Math.round(value * 100)} %`);

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

interface Aim {
  readonly title: string;
  readonly words: string;
  readonly of: (measures: Measures) => number;
  readonly isMet?: (value: number) => boolean;
  readonly shown: (value: number) => string;
}

/** What the model is chosen for, over all children together and over a class. */
export const aims: readonly Aim[] = [
  {
    title: 'first tries right',
    words: '70–85 %',
    of: ({ success }) => success,
    isMet: (v) => v >= 0.7 && v <= 0.85,
    shown: percent,
  },
  {
    title: 'questions to learn, median',
    words: '≤ 12',
    of: ({ toLearn }) => toLearn,
    isMet: (v) => v <= 12,
    shown: String,
  },
  {
    title: 'stopped too early',
    words: '≤ 5 %',
    of: ({ tooEarly }) => tooEarly,
    isMet: (v) => v <= 0.05,
    shown: percent,
  },
  { title: 'strugglers found', words: '≥ 80 %', of: ({ found }) => found, isMet: (v) => v >= 0.8, shown: percent },
  {
    title: 'of those listed, strugglers',
    words: '≥ 70 %',
    of: ({ precision }) => precision,
    isMet: (v) => v >= 0.7,
    shown: percent,
  },
  { title: 'questions until found, median', words: '', of: ({ toFind }) => toFind, shown: String },
  { title: 'needless questions a child', words: '', of: ({ needless }) => needless, shown: (v) => v.toFixed(1) },
  { title: 'error after a summer', words: '', of: ({ summer }) => summer, shown: (v) => v.toFixed(2) },
];

/** Of who knows it already, the questions to learn. */
const KNOWING = 'know it';
const MAX_OF_KNOWING = 5;

export interface Compared {
  readonly model: string;
  readonly all: Measures;
  readonly of: ReadonlyMap<string, Measures>;
}

export function compare(of: readonly AnyModel[], children: number, seed = REPORT_SEED): Compared[] {
  return of.map((model) => {
    const outcomes = new Map<string, Outcome[]>(
      allPopulations.map((population) => [population.name, model.outcomes(population, optionsOfBooks, children, seed)]),
    );
    return {
      model: model.name,
      all: measuresOf([...outcomes.values()].flat()),
      of: new Map([...outcomes].map(([name, each]) => [name, measuresOf(each)])),
    };
  });
}

/** What the first of them misses, in words. */
export function missedAims([ours]: readonly Compared[]): string[] {
  if (ours === undefined) return ['nothing was compared'];
  const groups: readonly (readonly [string, Measures | undefined])[] = [
    ['all', ours.all],
    ['a class', ours.of.get('a class')],
  ];
  const missed = groups.flatMap(([name, measures]) =>
    aims.flatMap(({ title, words, of, isMet, shown }) =>
      measures === undefined || isMet === undefined || isMet(of(measures))
        ? []
        : [`${name}: ${title} ${shown(of(measures))}, wanted ${words}`],
    ),
  );
  const knowing = ours.of.get(KNOWING)?.toLearn ?? Number.NaN;
  return knowing <= MAX_OF_KNOWING ? missed : [...missed, `who knows it needs ${knowing}, wanted ≤ ${MAX_OF_KNOWING}`];
}

function aimTable(compared: readonly Compared[], group: (one: Compared) => Measures): string {
  const rows = aims.map(({ title, words, of, isMet, shown }) => [
    title,
    words,
    ...compared.map((one) => {
      const value = of(group(one));
      return `${shown(value)}${isMet === undefined ? '' : isMet(value) ? ' ✓' : ' ✗'}`;
    }),
  ]);
  const knowing = compared.map((one) => one.of.get(KNOWING)?.toLearn ?? Number.NaN);
  return table(
    ['', 'aim', ...compared.map(({ model }) => model)],
    [
      ...rows,
      ['who knows it, median', `≤ ${MAX_OF_KNOWING}`, ...knowing.map((v) => `${v} ${v <= MAX_OF_KNOWING ? '✓' : '✗'}`)],
    ],
  );
}

/** Every table of docs/learning-model.md. */
export function tables(children: number): { readonly text: string; readonly missed: readonly string[] } {
  const compared = compare(models, children);
  const chosen = compare([...models.slice(0, 1), ...otherChoices], children);
  const perPopulation = table(
    ['children', ...compared.map(({ model }) => model)],
    allPopulations.map(({ name }) => [
      name,
      ...compared.map(({ of }) => {
        const { toLearn, tooEarly, found, precision } = of.get(name) as Measures;
        return `${toLearn} · ${whole(tooEarly)} · ${whole(found)} · ${whole(precision)}`;
      }),
    ]),
  );
  const success = table(
    ['first tries right', ...allPopulations.map(({ name }) => name)],
    compared.map(({ model, of }) => [
      model,
      ...allPopulations.map(({ name }) => whole(of.get(name)?.success ?? Number.NaN)),
    ]),
  );
  const reviews = table(
    ['', ...reviewRules.flatMap(({ name }) => [`${name}: falsely mastered`, 'not mastered'])],
    [null, 4, 2].map((guessable) => [
      guessable === null ? 'typed' : `${guessable} options`,
      ...reviewRules.flatMap(({ rule }) => {
        const { falselyMastered, notMastered } = measureReviews(rule, guessable, children, REPORT_SEED);
        return [percent(falselyMastered), percent(notMastered)];
      }),
    ]),
  );
  const text = [
    `${children} children of each population, seed ${REPORT_SEED}.`,
    '### All populations together',
    aimTable(compared, ({ all }) => all),
    '### A class',
    aimTable(compared, ({ of }) => of.get('a class') as Measures),
    '### Each population',
    'Questions to learn (median) · stopped too early · strugglers found · of those listed, strugglers.',
    perPopulation,
    success,
    '### The choice of levels',
    'The product’s model with the levels it chooses, and with others; over all populations.',
    aimTable(chosen, ({ all }) => all),
    '### Mastery by reviews',
    'A class, one question whenever a review is due, after the skill was learned.',
    reviews,
  ].join('\n\n');
  return { text, missed: missedAims(compared) };
}
