/**
 * Writes `api-report/`: what every door of the package promises, one file a family, as found in the built declarations,
 * for people to read in a review. The kit's tests hold the build against it, so that no promise changes unseen.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, type Section, SHARED } from './kit/contract.ts';
import { ROOT } from './kit/doors.ts';

const REPORT = join(ROOT, 'api-report');

const familyOf = (door: string) => door.split('/')[0] ?? door;

const TITLES: Readonly<Record<string, string>> = {
  [SHARED]:
    '# Types of the kit that props are made of\n\nNo door gives them by name; a change of theirs changes parts.',
};

function write({ door, names }: Section): string {
  const parts = names.map(({ name, lines }) => {
    const list = lines.map(({ text }) => `- \`${text.replaceAll('`', '´')}\``).join('\n');
    return `### ${name}\n\n${list === '' ? '- nothing' : list}`;
  });
  return [...(door === SHARED ? [] : [`## ${door}`]), ...parts].join('\n\n');
}

/** Text of each file of the report, by its name. */
function reports(sections: readonly Section[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const section of sections) {
    const family = familyOf(section.door);
    const head = TITLES[family] ?? `# What ${family} promises`;
    texts.set(`${family}.md`, `${(texts.get(`${family}.md`) ?? head).trimEnd()}\n\n${write(section)}\n`);
  }
  return texts;
}

/** Promises by where they stand: `actions/button › ButtonProps › kind`. */
function promises(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let door = '';
  let name = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) door = line.slice(3);
    else if (line.startsWith('### ')) name = line.slice(4);
    else if (line.startsWith('- ')) {
      const promise = line.slice(2).replace(/^`|`$/g, '');
      const [member] = /^(?:readonly )?['\w-]+(?=\??:|\()/.exec(promise) ?? [];
      found.set([door, name, member?.replace('readonly ', '')].filter(Boolean).join(' › '), promise);
    }
  }
  return found;
}

const stands = () =>
  new Map(globSync('*.md', { cwd: REPORT }).map((file) => [file, readFileSync(join(REPORT, file), 'utf8')]));

const all = (texts: ReadonlyMap<string, string>) => new Map([...texts.values()].flatMap((text) => [...promises(text)]));

/** Each promise that the build keeps otherwise than the report says. */
export function apiFaults(): string[] {
  const { sections, faults } = contract();
  const [before, after] = [all(stands()), all(reports(sections))];
  const changes = [
    ...[...before].filter(([place]) => !after.has(place)).map(([place, text]) => `gone: ${place}, which was ${text}`),
    ...[...after].flatMap(([place, text]) => {
      const known = before.get(place);
      if (known === text) return [];
      return [known === undefined ? `new: ${place}: ${text}` : `changed: ${place}: from ${known} to ${text}`];
    }),
  ];
  const hint = changes.length > 0 ? ['If it is meant: pnpm --filter @mashq/ui refresh, and a changeset.'] : [];
  return [...faults, ...changes, ...hint];
}

if (import.meta.main) {
  const { sections, faults } = contract();
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT);
  for (const [file, text] of reports(sections)) writeFileSync(join(REPORT, file), text);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
