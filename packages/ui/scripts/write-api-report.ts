/**
 * Writes `api-report/`: the public API of every entry point, one file a family, read from the built declarations. People read
 * it in reviews. The kit's tests compare the build with it, so that no change of the API goes unnoticed.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiSurface, type Section, SHARED } from './kit/api-surface.ts';
import { ROOT } from './kit/entry-points.ts';

const REPORT = join(ROOT, 'api-report');

const familyOf = (entryPoint: string) => entryPoint.split('/')[0] ?? entryPoint;

const TITLES: Readonly<Record<string, string>> = {
  [SHARED]:
    '# Types of the kit that props are made of\n\nNo entry point exports them by name, but a change in them changes components.',
};

function write({ entryPoint, names }: Section): string {
  const components = names.map(({ name, lines }) => {
    const list = lines.map(({ text }) => `- \`${text.replaceAll('`', '´')}\``).join('\n');
    return `### ${name}\n\n${list === '' ? '- nothing' : list}`;
  });
  return [...(entryPoint === SHARED ? [] : [`## ${entryPoint}`]), ...components].join('\n\n');
}

/** Text of each file of the report, by its name. */
function reports(sections: readonly Section[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const section of sections) {
    const family = familyOf(section.entryPoint);
    const head = TITLES[family] ?? `# Public API of ${family}`;
    texts.set(`${family}.md`, `${(texts.get(`${family}.md`) ?? head).trimEnd()}\n\n${write(section)}\n`);
  }
  return texts;
}

/** Members by their path: `actions/button › ButtonProps › variant`. */
function membersOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let entryPoint = '';
  let name = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) entryPoint = line.slice(3);
    else if (line.startsWith('### ')) name = line.slice(4);
    else if (line.startsWith('- ')) {
      const member = line.slice(2).replace(/^`|`$/g, '');
      const [key] = /^(?:readonly )?['\w-]+(?=\??:|\()/.exec(member) ?? [];
      found.set([entryPoint, name, key?.replace('readonly ', '')].filter(Boolean).join(' › '), member);
    }
  }
  return found;
}

const written = () =>
  new Map(globSync('*.md', { cwd: REPORT }).map((file) => [file, readFileSync(join(REPORT, file), 'utf8')]));

const all = (texts: ReadonlyMap<string, string>) =>
  new Map([...texts.values()].flatMap((text) => [...membersOf(text)]));

/** Each difference between the build and the report. */
export function apiFaults(): string[] {
  const { sections, faults } = apiSurface();
  const [before, after] = [all(written()), all(reports(sections))];
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
  const { sections, faults } = apiSurface();
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT);
  for (const [file, text] of reports(sections)) writeFileSync(join(REPORT, file), text);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
