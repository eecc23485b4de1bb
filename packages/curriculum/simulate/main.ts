/**
 * `pnpm simulate [learners]`: thousands of simulated children practice one skill under three ways of choosing the next
 * question, all with the same score, stop and help rules. Prints what each comes to beside the aims. Then a hundredth as
 * many learn the facts of the times tables under three ways of choosing them. The children are the same under every
 * policy.
 */
import { availableSkills } from '../src/index.ts';
import { factPolicies, measureFacts } from './facts.ts';
import { policies } from './policies.ts';
import { type Measures, measure } from './run.ts';

const learners = Number(process.argv[2] ?? 20_000);
const ofBooks = availableSkills().map(({ guessable }) => guessable);
/** The first stands for the product and is held against the aims; the others tell where its figures come from. */
const kinds: readonly { title: string; guessable: readonly (number | null)[] }[] = [
  { title: `the ${ofBooks.length} skills as they are`, guessable: ofBooks },
  { title: 'typed answers', guessable: [null] },
  { title: 'four options', guessable: [4] },
  { title: 'three options', guessable: [3] },
  { title: 'two options', guessable: [2] },
];

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

interface Aim {
  readonly title: string;
  readonly words: string;
  readonly of: (measures: Measures) => number;
  readonly met?: (value: number) => boolean;
  readonly shown?: (value: number) => string;
}

const aims: readonly Aim[] = [
  { title: 'first tries right', words: '75–85 %', of: ({ success }) => success, met: (v) => v >= 0.75 && v <= 0.85 },
  { title: 'the same with strugglers', words: '', of: ({ successOfAll }) => successOfAll },
  { title: 'questions to learn (median)', words: '', of: ({ questionsToLearn }) => questionsToLearn, shown: String },
  { title: 'stopped too early', words: '≤ 5 %', of: ({ stoppedTooEarly }) => stoppedTooEarly, met: (v) => v <= 0.05 },
  { title: 'strugglers found', words: '≥ 75 %', of: ({ strugglersFound }) => strugglersFound, met: (v) => v >= 0.75 },
  { title: 'of those listed, strugglers', words: '≥ 60 %', of: ({ precision }) => precision, met: (v) => v >= 0.6 },
];

let missed = 0;
let missedApart = 0;
for (const { title, guessable } of kinds) {
  const results = policies.map((policy) => measure(policy, { learners, targetLevel: 2, guessable, seed: 1405 }));
  console.log(`\n### ${learners} learners, ${title}\n`);
  console.log(`| | aim | ${policies.map(({ name }) => name).join(' | ')} |`);
  console.log(`| --- | ---: | ${policies.map(() => '---:').join(' | ')} |`);
  for (const { title: name, words, of, met, shown = percent } of aims) {
    const [ours = Number.NaN] = results.map(of);
    const reached = met === undefined ? '' : met(ours) ? ' ✓' : ' ✗';
    if (reached === ' ✗' && guessable === ofBooks) missed += 1;
    else if (reached === ' ✗') missedApart += 1;
    console.log(
      `| ${name} | ${words} | ${results.map((r, index) => `${shown(of(r))}${index === 0 ? reached : ''}`).join(' | ')} |`,
    );
  }
}
const children = Math.max(1, Math.round(learners / 100));
const facts = factPolicies.map(({ name, choose }) => ({ name, ...measureFacts(choose, children, 1405) }));
console.log(`\n### Facts of the times tables: ${children} children, half a school year and a holiday\n`);
console.log(`| | ${facts.map(({ name }) => name).join(' | ')} |`);
console.log(`| --- | ${facts.map(() => '---:').join(' | ')} |`);
console.log(`| recalled after the holiday | ${facts.map(({ kept }) => percent(kept)).join(' | ')} |`);
console.log(`| first tries right | ${facts.map(({ success }) => percent(success)).join(' | ')} |`);
console.log(`| questions asked | ${facts.map(({ questions }) => questions.toFixed(0)).join(' | ')} |`);
const outcome = missed === 0 ? 'every aim is reached' : `missed aims: ${missed}`;
console.log(
  `\nOver the ${ofBooks.length} skills as they are: ${outcome}. With one kind of answer alone, missed: ${missedApart}.`,
);
process.exitCode = missed === 0 ? 0 : 1;
