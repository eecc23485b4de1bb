import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '../src/index.ts';
import type { SkillHashes } from './hashes.ts';

const PATH = join(import.meta.dirname, 'golden.txt');
const HEAD =
  '# Made by `pnpm --filter @mashq/curriculum golden`, not by hand: skill, revision, level, a hash for each seed.';

/** Lines of a golden file as text, in the order of the skills. */
export function printGolden(skills: Iterable<SkillHashes>): string {
  const lines = [...skills].flatMap(({ id, revision, levels }) =>
    [...levels].map(([level, hashes]) => [id, revision, level, ...hashes].join(' ')),
  );
  return `${[HEAD, ...lines].join('\n')}\n`;
}

/** Reads what `printGolden` wrote. */
export function parseGolden(text: string): Map<string, SkillHashes> {
  const skills = new Map<string, SkillHashes & { levels: Map<Level, readonly string[]> }>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [id = '', revision, level, ...hashes] = line.split(' ');
    const skill = skills.get(id) ?? { id, revision: Number(revision), levels: new Map<Level, readonly string[]>() };
    skill.levels.set(Number(level) as Level, hashes);
    skills.set(id, skill);
  }
  return skills;
}

export function readGolden(): Map<string, SkillHashes> {
  return parseGolden(readFileSync(PATH, 'utf8'));
}

export function writeGolden(skills: Iterable<SkillHashes>): void {
  writeFileSync(PATH, printGolden(skills));
}
