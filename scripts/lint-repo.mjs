/**
 * Rules of this repository that a general linter does not know: single lines (scripts/lint/style-rules.mjs), words and
 * names (scripts/lint/banned-words.mjs), import circles (scripts/lint/find-circles.mjs), the order of domains (scripts/lint/domains.mjs), paths that
 * name no file (scripts/lint/stale-paths.mjs), files of strangers read in the server itself (scripts/lint/untrusted-files.mjs), live
 * regions that come with their words (scripts/lint/silent-regions.mjs), what the demo world may do (scripts/lint/demo-world.mjs), what a
 * scaffold left to its author (scripts/lint/scaffold-remains.mjs), the table of the specification (scripts/lint/spec-table.mjs), the way
 * of one answer and the questions of CONTRIBUTING.md (scripts/lint/way-finding.mjs), file names that are vague or not ASCII, and paths of
 * one machine. Prints each finding as file:line, and fails on any.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDemoShortcuts } from './lint/demo-world.mjs';
import { findDomainBreaches } from './lint/domains.mjs';
import { bannedWords } from './lint/find-banned-words.mjs';
import { findCircles } from './lint/find-circles.mjs';
import { findScaffoldRemains } from './lint/scaffold-remains.mjs';
import { findSilentRegions } from './lint/silent-regions.mjs';
import { findSpecFaults, SPEC_TABLE } from './lint/spec-table.mjs';
import { findStalePaths } from './lint/stale-paths.mjs';
import { STYLE_RULES } from './lint/style-rules.mjs';
import { findUntrustedReaders } from './lint/untrusted-files.mjs';
import { findWayFindingFaults } from './lint/way-finding.mjs';
import { capture, TOP } from './tooling/run.mjs';

const { output } = await capture('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
const listed = output.split('\n');
const named = listed.filter((file) => file.startsWith('"') || /[^ -~]/.test(file));
const files = listed.filter(
  (file) =>
    /\.(ts|tsx|mjs|css|md|mdx|html|ya?ml)$/.test(file) &&
    !/(^|\/)(dist|migrations|storybook-static)\/|pnpm-lock\.yaml$/.test(file),
);

const VAGUE = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\.\w+|\/)/;
const MACHINE = /(?<![\w.})])\/(?:work|root)\//;

let findings = 0;
const report = (place, says) => {
  findings += 1;
  console.error(`${place}  ${says}`);
};

for (const file of named) report(file, 'a file name that is not ASCII');
for (const file of files) {
  if (VAGUE.test(file) && !/\.md$/.test(file)) report(file, 'a vague name: a function lives with what it serves');
  let text;
  try {
    text = readFileSync(join(TOP, file), 'utf8');
  } catch {
    continue; // Deleted but not yet committed.
  }
  for (const { line, word, use } of bannedWords(file, text))
    report(line === 0 ? file : `${file}:${line}`, `banned word “${word}”: use ${use}`);
  for (const { line, words } of findScaffoldRemains(file, text))
    report(`${file}:${line}`, `“${words}” is as \`pnpm new\` wrote it: say it, or leave it out`);
  const lines = text.split('\n');
  const rules = STYLE_RULES.filter((rule) => rule.where(file));
  lines.forEach((line, index) => {
    if (MACHINE.test(line)) report(`${file}:${index + 1}`, 'a path of one machine');
    for (const rule of rules) {
      const isAllowed = `${lines[index - 1] ?? ''}\n${line}`.includes(`lint-allow: ${rule.name}`);
      if (!isAllowed && !/^\s*(\/\/|\*|\/\*)/.test(line) && rule.pattern.test(line))
        report(`${file}:${index + 1}`, `${rule.name}: ${rule.says}`);
    }
  });
}
for (const circle of findCircles(TOP, listed)) report('imports', circle);
for (const breach of findDomainBreaches(TOP, listed)) report('domains', breach);
for (const reader of findUntrustedReaders(TOP, listed)) report('files of strangers', reader);
for (const region of findSilentRegions(TOP, listed)) report('announcements', region);
for (const shortcut of findDemoShortcuts(TOP, listed)) report('demo world', shortcut);
for (const fault of findSpecFaults(TOP, readFileSync(join(TOP, SPEC_TABLE), 'utf8'))) report('specification', fault);
for (const fault of findWayFindingFaults(TOP, listed, (file) => readFileSync(join(TOP, file), 'utf8')))
  report('ways', fault);
for (const stale of findStalePaths(TOP, listed)) report('stale paths', stale);

if (findings > 0) {
  console.error(`\n${findings} finding${findings === 1 ? '' : 's'}`);
  process.exit(1);
}
console.log(`The rules of the repository hold in ${files.length} files.`);
