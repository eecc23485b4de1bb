/**
 * `pnpm simulate [children] [--write]`: simulated children of ten populations practice a skill under the product's model of
 * learning and four others. Prints what each comes to beside the aims; `--write` keeps the tables in docs/learning-model.md.
 * Then some learn the facts of the times tables under three ways of choosing them. Ends with 1 where an aim is missed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { factPolicies, measureFacts } from './facts.ts';
import { REPORT_SEED } from './seeds.ts';
import { tables } from './tables.ts';

const options = process.argv.slice(2);
const children = Number(options.find((option) => !option.startsWith('--')) ?? 4000);
const { text, missed } = tables(children);
console.log(text);
if (options.includes('--write')) {
  const file = new URL('../../../docs/learning-model.md', import.meta.url);
  const [before = '', , after = ''] = readFileSync(file, 'utf8').split(/<!-- (?:tables|end) -->/);
  writeFileSync(file, `${before}<!-- tables -->\n\n${text}\n\n<!-- end -->${after}`);
}
const learners = Math.max(1, Math.round(children / 40));
const facts = factPolicies.map(({ name, choose }) => ({ name, ...measureFacts(choose, learners, REPORT_SEED) }));
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
console.log(`\n### Facts of the times tables: ${learners} children, half a school year and a holiday\n`);
console.log(`| | ${facts.map(({ name }) => name).join(' | ')} |`);
console.log(`| --- | ${facts.map(() => '---:').join(' | ')} |`);
console.log(`| recalled after the holiday | ${facts.map(({ kept }) => percent(kept)).join(' | ')} |`);
console.log(`| first tries right | ${facts.map(({ success }) => percent(success)).join(' | ')} |`);
console.log(`| questions asked | ${facts.map(({ questions }) => questions.toFixed(0)).join(' | ')} |`);
console.log(missed.length === 0 ? '\nEvery aim is reached.' : `\nMissed:\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
