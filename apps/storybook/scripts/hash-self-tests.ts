/**
 * Proof that the hash of a file of stories changes with each thing that its pictures depend on, and with nothing else: in a small
 * repository that exists in memory, and in this one with one style changed.
 */
import { matchesGlob } from 'node:path/posix';
import { mergeFoundEqual } from './found-equal.ts';
import { DISK, hashSources, ImportClosure, type Source, storyFiles, withPictures } from './story-hashes.ts';

const STORY = 'packages/ui/src/card/Card.stories.tsx';

/** The kit has a dependency with one of its own under another name, the server one that the kit has not. */
const LOCKFILE = `importers:

  apps/server:
    dependencies:
      pg:
        specifier: 'catalog:'
        version: 8.0.0

  packages/ui:
    dependencies:
      react:
        specifier: 'catalog:'
        version: 19.0.0

packages:

  react@19.0.0:
    resolution: {integrity: a}

snapshots:

  pg@8.0.0: {}

  react@19.0.0:
    dependencies:
      words: 'text@1.0.0'

  text@1.0.0:
    dependencies:
      letters: 2.0.0

  letters@2.0.0: {}
`;

/** A repository whose story imports each thing in another way. */
const SMALL: Readonly<Record<string, string>> = {
  'pnpm-lock.yaml': LOCKFILE,
  'packages/ui/package.json': '{ "name": "@mashq/ui", "exports": { "./*": "./src/*/index.ts" } }',
  'packages/model/package.json':
    '{ "name": "@mashq/model", "exports": { ".": "./src/index.ts", "./words": "./src/words.ts" } }',
  'packages/model/src/index.ts': "export * from './numbers.json';\n",
  'packages/model/src/numbers.json': '[1]',
  'packages/model/src/words.ts': 'export const words = [];\n',
  'packages/ui/src/testing/states.ts': 'export const states = {};\n',
  [STORY]: "import { Card } from '@mashq/ui/card';\nimport type { Row } from './row.ts';\n",
  'packages/ui/src/card/row.ts': 'export interface Row {}\n',
  'packages/ui/src/card/index.ts': "export {\n  Card,\n} from './Card.tsx';\n",
  'packages/ui/src/card/Card.tsx':
    "import './Card.css.ts';\nconst late = () => import('./late.ts');\nimport '@mashq/model';\n",
  'packages/ui/src/card/Card.css.ts': "import { color } from '../theme/color.css.ts';\n",
  'packages/ui/src/theme/color.css.ts': "export const color = 'red';\n",
  'packages/ui/src/card/late.ts': "import picture from './picture.svg?url';\nimport './late.css';\n",
  'packages/ui/src/card/picture.svg': '<svg/>',
  'packages/ui/src/card/late.css': "@import './further.css';\n",
  'packages/ui/src/card/further.css': 'p { color: red }',
  'packages/ui/src/card/Card.test.tsx': "import './Card.tsx';\n",
  'packages/ui/src/list/List.tsx': "import '../card/Card.tsx';\n",
  'apps/storybook/package.json': '{ "name": "@mashq/storybook" }',
  'apps/storybook/vite.config.ts': 'export default {};\n',
  'apps/storybook/test-runner-jest.config.js': 'export default {};\n',
  'apps/storybook/.storybook/preview.tsx': "import '../setting.ts';\n",
  'apps/storybook/.storybook/search-names.ts': 'export {};\n',
  'apps/storybook/setting.ts': 'export {};\n',
  'apps/storybook/checks/pictures.ts': 'export {};\n',
  'apps/storybook/__pictures__/card--states.390-light.webp': 'picture',
  'apps/storybook/__pictures__/cards--states.390-light.webp': 'picture of another',
};

/** What the story's pictures depend on, with how it is reached. */
const INSIDE: Readonly<Record<string, string>> = {
  [STORY]: 'the story',
  'packages/ui/src/theme/color.css.ts': 'a style three imports away',
  'packages/ui/src/card/picture.svg': 'a picture of a module that is loaded late',
  'packages/ui/src/card/further.css': 'a style that a style imports',
  'packages/model/src/numbers.json': 'data of another package',
  'packages/ui/package.json': 'what a package exports',
  'apps/storybook/setting.ts': 'what the preview imports',
  'apps/storybook/checks/pictures.ts': 'a check',
  'apps/storybook/vite.config.ts': 'how Storybook is built',
  'apps/storybook/test-runner-jest.config.js': 'how the browser is started',
  'apps/storybook/__pictures__/card--states.390-light.webp': 'its baseline',
};

/** What they do not depend on. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'packages/ui/src/card/row.ts': 'types alone',
  'packages/ui/src/card/Card.test.tsx': 'a test',
  'packages/ui/src/list/List.tsx': 'a module that imports the same',
  'packages/model/src/words.ts': 'another module of a package',
  'apps/storybook/package.json': 'a package without exports',
  'apps/storybook/.storybook/search-names.ts': 'what the sidebar searches',
  'apps/storybook/__pictures__/cards--states.390-light.webp': 'the baseline of another story',
};

const smallSource = (files: Readonly<Record<string, string>>): Source => ({
  read: (path) => (files[path] === undefined ? null : Buffer.from(files[path])),
  list: (...patterns) => Object.keys(files).filter((path) => patterns.some((pattern) => matchesGlob(path, pattern))),
});

const hashOf = (story: string, source: Source) => withPictures(hashSources(source, [story]), source).get(story);

/** A change that says nothing else: blanks, which no file of the small repository minds. */
const changed = (path: string) => smallSource({ ...SMALL, [path]: `${SMALL[path]} ` });

function trySmall(): string[] {
  const before = hashOf(STORY, smallSource(SMALL));
  const faults: string[] = [];
  for (const [path, name] of Object.entries(INSIDE)) {
    const source = path.endsWith('package.json')
      ? smallSource({ ...SMALL, [path]: SMALL[path]?.replace('"exports"', '"sideEffects": false, "exports"') ?? '' })
      : changed(path);
    if (hashOf(STORY, source) === before) faults.push(`${name} was changed, and the hash was not`);
  }
  for (const [path, name] of Object.entries(OUTSIDE))
    if (hashOf(STORY, changed(path)) !== before) faults.push(`${name} was changed, and with it the hash`);
  const locked = (from: string, to: string) =>
    hashOf(STORY, smallSource({ ...SMALL, 'pnpm-lock.yaml': LOCKFILE.replaceAll(from, to) }));
  if (locked('letters: 2.0.0', 'letters: 2.0.1') === before)
    faults.push('a dependency of a dependency has the same hash');
  if (locked('8.0.0', '8.0.1') !== before) faults.push('a dependency of the server was changed, and with it the hash');
  for (const code of ["import './gone.ts';\n", 'const name = 1;\nimport(name);\n']) {
    try {
      hashOf(STORY, smallSource({ ...SMALL, 'packages/ui/src/card/late.ts': code }));
      faults.push(`a hash was made without what is imported by ${code}`);
    } catch {
      // As it should: what cannot be read must not be taken for unchanged.
    }
  }
  return faults;
}

/** The style farthest from a story of this repository, and one that it does not import. */
function tryHere(): string[] {
  const closure = new ImportClosure(DISK);
  for (const story of storyFiles(DISK)) {
    const distances = closure.of([story]);
    const far = [...distances].find(([path, distance]) => distance >= 3 && path.endsWith('.css.ts'))?.[0];
    const setting = closure.of(DISK.list('apps/storybook/.storybook/*'));
    const other = DISK.list('packages/ui/src/**/*.css.ts').find((path) => !distances.has(path) && !setting.has(path));
    if (far === undefined || other === undefined || setting.has(far)) continue;
    const withChange = (path: string): Source => ({
      ...DISK,
      read: (asked) =>
        asked === path ? Buffer.concat([DISK.read(asked) ?? Buffer.of(), Buffer.from('\n')]) : DISK.read(asked),
    });
    const before = hashOf(story, DISK);
    return [
      ...(hashOf(story, withChange(far)) === before ? [`${far} was changed, and the hash of ${story} was not`] : []),
      ...(hashOf(story, withChange(other)) === before
        ? []
        : [`${other} was changed, and with it the hash of ${story}`]),
    ];
  }
  return ['no story here has a style three imports away'];
}

function tryStore(): string[] {
  const stored = new Map([
    ['a', '1'],
    ['b', '1'],
    ['c', '1'],
    ['gone', '1'],
  ]);
  const now = new Map(['d', 'c', 'b', 'a'].map((file) => [file, '2']));
  const ran = new Map([
    ['a', true],
    ['b', false],
  ]);
  const merged = JSON.stringify([...mergeFoundEqual(stored, now, ran)]);
  // `a` passed, `b` failed, `c` was not run, `d` is new and was not run.
  const expected = JSON.stringify([
    ['a', '2'],
    ['c', '1'],
  ]);
  return merged === expected ? [] : [`what is stored after a run is ${merged} and not ${expected}`];
}

/** @returns How many changes were seen as they should be, and what was not. */
export function runHashSelfTests(): { passed: number; failures: string[] } {
  const failures = [...trySmall(), ...tryHere(), ...tryStore()];
  const tried = Object.keys(INSIDE).length + Object.keys(OUTSIDE).length + 4 + 2 + 1;
  return { passed: tried - failures.length, failures };
}
