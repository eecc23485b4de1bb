/** The repository's lint finds what it must: planted words, names and circles in a copy of the repository. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { capture, NODE } from '../tooling/run.mjs';
import { tempWorkspace } from '../tooling/temp-workspace.mjs';
import { findDemoShortcuts } from './demo-world.mjs';
import { findDomainBreaches } from './domains.mjs';
import { bannedWords } from './find-banned-words.mjs';
import { findCircles } from './find-circles.mjs';
import { findScaffoldRemains } from './scaffold-remains.mjs';
import { silentRegionsIn } from './silent-regions.mjs';
import { findSpecFaults } from './spec-table.mjs';
import { findStalePaths } from './stale-paths.mjs';
import { STYLE_RULES } from './style-rules.mjs';
import { findUntrustedReaders } from './untrusted-files.mjs';
import { findFaultsOfAnswer, findFaultsOfQuestions, findUnnamedFolders } from './way-finding.mjs';

let passed = 0;
let failed = 0;

async function check(name, proves) {
  try {
    await proves();
    passed += 1;
    console.log(`  ✓ ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`  ✗ ${name}: ${error.message}`);
  }
}

function expectWords(file, text, expected) {
  const found = bannedWords(file, text).map(({ line, word }) => `${line}:${word}`);
  if (found.join() !== expected.join()) throw new Error(`expected [${expected}], found [${found}]`);
}

await check('a banned name is found as a file, an identifier and a property', () => {
  expectWords('scripts/copy-of-tree.mjs', '', ['0:copy-of-tree']);
  expectWords('scripts/a.mjs', 'const x = 1;\nlaidAt(x.keptUser);', ['2:laidAt', '2:keptUser']);
});

await check('a banned phrase is found in comments, documents and titles of tests', () => {
  expectWords('scripts/a.mjs', '/**\n * The rules of the house.\n */', ['2:of the house', '2:house']);
  expectWords('scripts/a.mjs', "check('the twin is given', () => {});", ['1:twin']);
  expectWords('GUIDE.md', 'One\n\nThe colour of it.', ['3:colour']);
});

await check('ordinary English, strings and code blocks are not findings', () => {
  expectWords('scripts/a.mjs', "// A part of the text, kept until the top is reached.\nlog('the house');", []);
  expectWords('GUIDE.md', 'See `house` and [a](the-house.md).\n\n```ts\nconst house = 1;\n```', []);
});

const scratch = mkdtempSync(join(tmpdir(), 'mashq-lint-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

function findIn(files, options) {
  return findCircles(writeFiles(files), Object.keys(files), options);
}

function writeFiles(files) {
  const top = mkdtempSync(join(scratch, 'case-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, file)), { recursive: true });
    writeFileSync(join(top, file), text);
  }
  return top;
}

function expectCircles(files, options, expected) {
  const found = findIn(files, options);
  if (found.length !== expected.length || expected.some((words, index) => !found[index].includes(words)))
    throw new Error(`expected ${expected.length}, found: ${found.join(' | ') || 'none'}`);
}

await check('in the table of the specification a state, a record and a file that are not there are found', () => {
  const top = writeFiles({ 'apps/a.test.ts': '', 'apps/a.ts': '', 'docs/adr/0001-a.md': '' });
  const faults = (row) => findSpecFaults(top, row).map((fault) => fault.replace(/^[^ ]+ /, ''));
  const expectFaults = (row, expected) => {
    const found = faults(row);
    if (found.join() !== expected.join()) throw new Error(`expected [${expected}], found [${found}]`);
  };
  expectFaults('| # | Statement | State | Shown by |\n| --- | --- | --- | --- |', []);
  expectFaults('| 1.1 | It is so | works | `apps/a.test.ts` |', []);
  expectFaults('| 1.1 | It is so | missing | `apps/a.test.ts` |', ['“missing” is neither works nor differs']);
  expectFaults('| 1.1 | It is so | works | seen |', ['no test shows it']);
  expectFaults('| 1.1 | It is so | works | `apps/a.ts` |', ['no test shows it']);
  expectFaults('| 1.1 | It is so | works | `apps/b.test.ts` |', ['apps/b.test.ts is no file']);
  expectFaults('| 1.1 | It is so | differs, [ADR 0001](adr/0001-a.md) | a reason |', []);
  expectFaults('| 1.1 | It is so | differs, [ADR 0002](adr/0002-b.md) | |', [
    'nothing shows it',
    'adr/0002-b.md is no record',
  ]);
  expectFaults('| public | `/faq` | FAQ | missing |', ['“missing” is neither works nor differs']);
});

await check('what a scaffold wrote for its author to replace is found', async () => {
  const { plan } = await import('../tooling/scaffold/plan.mjs');
  const left = (type, ...words) =>
    Object.entries(plan(type, words).files).flatMap(([file, text]) => findScaffoldRemains(file, text)).length;
  if (left('component', 'feedback/CountDownNow') !== 2) throw new Error('of a component');
  if (left('screen', 'work/ArchiveOfAll', '/teacher/archive-of-all') !== 2) throw new Error('of a screen');
  if (left('answer', 'tally-marks') === 0) throw new Error('of a kind of answer');
  if (findScaffoldRemains('apps/a.ts', 'Say why.\n// Replaced.').length > 0) throw new Error('of other words');
});

const none = { folders: [{ below: 'packages/a/src/', known: [] }], modules: [] };

await check('a circle of modules is found, type-only imports included', () =>
  expectCircles(
    {
      'packages/a/src/x.ts': "import type { Y } from './y.ts';",
      'packages/a/src/y.ts': "import {\n  X,\n} from './x.ts';",
    },
    none,
    ['packages/a/src/x.ts, packages/a/src/y.ts'],
  ),
);

await check('a circle of folders is found where no two modules form one', () =>
  expectCircles(
    {
      'packages/a/src/one/x.ts': "import { y } from '../two/y.ts';",
      'packages/a/src/two/y.ts': '',
      'packages/a/src/two/z.ts': "const load = () => import('../one/w.ts');",
      'packages/a/src/one/w.ts': '',
    },
    none,
    ['folders of packages/a/src/ import each other in a circle: one, two'],
  ),
);

await check('a circle of packages is found through their exports', () =>
  expectCircles(
    {
      'packages/a/package.json': '{"name":"@mashq/a","exports":{"./*":"./src/*/index.ts"}}',
      'packages/b/package.json': '{"name":"@mashq/b","exports":{".":"./src/index.ts"}}',
      'packages/a/src/one/index.ts': "export * from '@mashq/b';",
      'packages/b/src/index.ts': '',
      'packages/b/src/other.ts': "import '@mashq/a/one';",
    },
    none,
    ['packages import each other in a circle: packages/a, packages/b'],
  ),
);

await check('a known circle is allowed, a larger one is not', () => {
  const files = {
    'packages/a/src/one/x.ts': "import '../two/y.ts';",
    'packages/a/src/two/y.ts': "import '../one/z.ts';",
    'packages/a/src/one/z.ts': '',
  };
  const known = { folders: [{ below: 'packages/a/src/', known: [['one', 'two']] }], modules: [] };
  expectCircles(files, known, []);
  expectCircles(
    {
      ...files,
      'packages/a/src/three/x.ts': "import '../one/x.ts';",
      'packages/a/src/two/y.ts': "import '../one/z.ts';\nimport '../three/x.ts';",
    },
    { ...known, modules: ['packages/a/src/'] },
    ['one, three, two'],
  );
});

await check('imports in comments are not edges', () =>
  expectCircles(
    { 'packages/a/src/x.ts': "import './y.ts';", 'packages/a/src/y.ts': "/* \nimport './x.ts';\n*/" },
    none,
    [],
  ),
);

await check('an import of a later domain is found, and a folder that is none; app and tests import all', () => {
  const files = {
    'apps/x/src/auth/service.ts': "import '../work/quizzes/view.ts';",
    'apps/x/src/auth/service.test.ts': "import '../work/quizzes/view.ts';",
    'apps/x/src/work/quizzes/view.ts': "import '../../auth/service.ts';",
    'apps/x/src/main.ts': "import './work/quizzes/view.ts';",
    'apps/x/src/quizzes/view.ts': '',
    'apps/x/src/client/index.ts': "import '../work/quizzes/view.ts';",
    'apps/x/src/work/quizzes/report.ts': "import '../../client/index.ts';",
  };
  const found = findDomainBreaches(writeFiles(files), Object.keys(files), [
    { folder: 'apps/x/src/', joins: ['client'] },
  ]);
  const expected = [
    'apps/x/src/auth/service.ts imports apps/x/src/work/quizzes/view.ts: auth comes before work in docs/domains.md',
    'apps/x/src/quizzes/view.ts is in no domain of docs/domains.md',
    'apps/x/src/work/quizzes/report.ts imports apps/x/src/client/index.ts: work comes before app in docs/domains.md',
  ];
  if (found.join() !== expected.join()) throw new Error(`found: ${found.join(' | ')}`);
});

await check('a manifest and a planted fault that name no file are found, and a fault that no longer fits', () => {
  const files = {
    'apps/x/package.json': '{ "bin": "src/cli/main.ts", "main": "src/main.ts" }',
    'apps/x/src/main.ts': 'start();\n',
    'deploy/install.sh': '# scripts/gone.mjs proves it\ncp apps/x/src/main.ts "$target"\n',
    'docs/guide.md':
      '[here](../apps/x/src/main.ts) [gone](../apps/x/src/old.ts#part) [there](https://example.org/x) `src/main.ts` `src/begin.ts`',
  };
  const faults = [
    { id: 'fits', file: 'apps/x/src/main.ts', find: 'start', runs: [{ layer: 'lint' }] },
    { id: 'moved', file: 'apps/x/src/cli/main.ts', find: 'start', runs: [] },
    { id: 'changed', file: 'apps/x/src/main.ts', find: 'begin', runs: [] },
    { id: 'untested', runs: [{ layer: 'unit', folder: 'apps/x', files: ['src/main.test.ts'] }] },
  ];
  const found = findStalePaths(writeFiles(files), Object.keys(files), faults);
  const expected = [
    'apps/x/package.json names src/cli/main.ts, which is no file',
    'docs/guide.md links to ../apps/x/src/old.ts, which is no file',
    "docs/guide.md names src/begin.ts, which is the end of no file's path",
    'deploy/install.sh names scripts/gone.mjs, which is no file',
    'fault moved: apps/x/src/cli/main.ts is no file',
    'fault changed: what it looks for is not in apps/x/src/main.ts exactly once',
    'fault untested: src/main.test.ts is no test of apps/x',
  ];
  if (found.join() !== expected.join()) throw new Error(`found: ${found.join(' | ')}`);
});

function expectFindings(found, expected) {
  if (found.join() !== expected.join()) throw new Error(`found: ${found.join(' | ')}`);
}

await check('a reader of files that is not run by inWorker is found, and a function that is called around it', () => {
  const server = 'apps/server/src/';
  const files = {
    [`${server}service.ts`]:
      "import type { read } from './read.ts';\nimport { MAX_BYTES } from './read.ts';\nconst run = inWorker<typeof read>(new URL('read.ts', import.meta.url), 'read');",
    [`${server}read.ts`]: "import { unzipSync } from 'fflate';\nimport { part } from './part.ts';",
    [`${server}part.ts`]: "import { inflateSync } from 'node:zlib';",
    [`${server}around.ts`]: "import { MAX_BYTES, read, type Row } from './read.ts';\nimport type Sharp from 'sharp';",
    [`${server}own.ts`]: "const load = () => import('sharp');\nimport { brotliCompress, gunzipSync } from 'node:zlib';",
    [`${server}draws.ts`]: "import sharp from 'sharp';",
    [`${server}packs.ts`]: "import { brotliCompress } from 'node:zlib';",
    [`${server}read.test.ts`]: "import { unzipSync } from 'fflate';",
  };
  const allowed = {
    parts: [`${server}part.ts`, `${server}old.ts`],
    own: new Map([[`${server}draws.ts`, 'a drawing of its own']]),
  };
  const rule = 'what strangers send is read by inWorker';
  expectFindings(findUntrustedReaders(writeFiles(files), Object.keys(files), allowed), [
    `${server}old.ts is allowed to read files of strangers, and is no file`,
    `${server}around.ts calls read of ${server}read.ts in the server itself: ${rule}`,
    `${server}own.ts reads files with sharp in the server itself: ${rule}`,
    `${server}own.ts reads files with node:zlib in the server itself: ${rule}`,
  ]);
});

await check('what the demo world changes by itself is found, and rules it calls around the services', () => {
  const demo = 'apps/server/src/app/demo/';
  const files = {
    [`${demo}seed.ts`]:
      "import type { A } from '../../work/a.ts';\nimport { makeServices } from '../services.ts';\nimport { b } from './b.ts';\nconst x = sql`select id from school`;\nconst y = sql`\n  insert into demo_class (id) values (1)`;",
    [`${demo}b.ts`]:
      "import { free, type A } from '../../work/a.ts';\nimport { dayStart } from '../../platform/calendar.ts';\nconst x = sql`update school set features = 1`;\n// update of a comment\nconst y = sql`with a as (delete from person returning 1) select 1`;",
    [`${demo}b.test.ts`]: 'const x = sql`delete from school`;',
  };
  expectFindings(findDemoShortcuts(writeFiles(files), Object.keys(files)), [
    `${demo}b.ts changes rows by itself (update school): call a service, as a person or a command does`,
    `${demo}b.ts changes rows by itself (delete from person): call a service, as a person or a command does`,
    `${demo}b.ts imports apps/server/src/work/a.ts: the demo calls the services that people and commands call`,
  ]);
});

await check('a division on a screen is found, and one by a unit is not', () => {
  const { where, pattern } = STYLE_RULES.find(({ name }) => name === 'measures');
  const divides = [
    'points / out_of',
    'Math.round(sum / count)',
    '(100 * right) / all',
    'outOf / 2',
    'rows[0] / (a + b)',
  ];
  const says = ['amount / RIAL', 'since / DAY_MS', 'minutes / 60', 'percent / 100', "'a/b'", '<br />', 'ms / 1000'];
  for (const line of divides) if (!pattern.test(line)) throw new Error(`it passes ${line}`);
  for (const line of says) if (pattern.test(line)) throw new Error(`it finds ${line}`);
  const screens = [
    'apps/web/src/work/A.tsx',
    'apps/web/src/work/a.test.ts',
    'apps/web/src/work/a.css.ts',
    'packages/ui/src/a.ts',
  ];
  if (screens.filter(where).join() !== screens[0]) throw new Error(`it looks at ${screens.filter(where)}`);
});

await check('a form of its own is found in a screen', () => {
  const { where, pattern } = STYLE_RULES.find(({ name }) => name === 'own-forms');
  if (!pattern.test('    <form onSubmit={send}>') || pattern.test('    <Form onSubmit={send}>'))
    throw new Error('it sees another one');
  if (!where('apps/web/src/a/A.tsx') || where('packages/ui/src/forms/form/Form.tsx'))
    throw new Error('it looks elsewhere');
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: lines of code, as text
await check('a search that compares in its own way is found', () => {
  const { pattern } = STYLE_RULES.find(({ name }) => name === 'search-keys');
  const own = [
    'name.includes(search)',
    'where name ilike ${pattern}',
    'title.startsWith(typed.trim())',
    'strpos(name, ${search}) > 0',
  ];
  for (const line of own) if (!pattern.test(line)) throw new Error(`it passes ${line}`);
  for (const line of ['matchesSearch(name, search)', "like '%' || i.id", 'ids.includes(id)'])
    if (pattern.test(line)) throw new Error(`it finds ${line}`);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: lines of code, as text

await check('a live region that comes under a condition is found, one that stands before its words is not', () => {
  const silent = [
    '{done && <p role="status">{done}</p>}',
    '{done && (\n  <div className={css.said} role="status">\n    {done}\n  </div>\n)}',
    '{isOn ? <LiveRegion>{words}</LiveRegion> : null}',
    'if (isSent) return <p aria-live="polite">{words}</p>;',
    'if (isSent) {\n  return (\n    <Announcement>{words}</Announcement>\n  );\n}',
  ];
  for (const text of silent) if (silentRegionsIn(text).length !== 1) throw new Error(`it passes ${text}`);
  const spoken = [
    '<p role="status">{done && words}</p>',
    'return (\n  <div role="status">\n    {isOn && <p>{words}</p>}\n  </div>\n);',
    '{isPending && <span role="status" aria-label={label} />}',
    '{isOn && <Alert tone="info">{words}</Alert>}',
  ];
  for (const text of spoken) if (silentRegionsIn(text).length > 0) throw new Error(`it finds ${text}`);
});

const workspace = tempWorkspace();
process.on('exit', workspace.remove);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

await check('`pnpm lint` fails on a planted word and a planted circle, and names both', async () => {
  await capture('git', ['init', '--quiet'], { cwd: workspace.top });
  writeFileSync(join(workspace.top, 'scripts/planted.mjs'), '// Laid down by the workshop.\n');
  writeFileSync(join(workspace.top, 'packages/api/src/client/planted.ts'), "import '../planted.ts';\n");
  writeFileSync(join(workspace.top, 'packages/api/src/planted.ts'), "import './client/planted.ts';\n");
  const { code, output } = await capture(NODE, ['scripts/lint-repo.mjs'], { cwd: workspace.top });
  if (code === 0) throw new Error('it passed');
  for (const words of ['scripts/planted.mjs:1  banned word “workshop”', 'packages/api/src/planted.ts'])
    if (!output.includes(words)) throw new Error(`no finding names ${words}:\n${output}`);
});

await check('`pnpm lint` fails on an import of a later domain in each package that consists of domains', async () => {
  const sources = ['apps/server/src', 'packages/api/src', 'packages/state/src', 'apps/web/src'];
  for (const source of sources) {
    writeFileSync(join(workspace.top, source, 'auth/planted.ts'), "import '../work/planted.ts';\n");
    writeFileSync(join(workspace.top, source, 'work/planted.ts'), 'export const planted = true;\n');
  }
  const { output } = await capture(NODE, ['scripts/lint-repo.mjs'], { cwd: workspace.top });
  for (const source of sources) {
    const finding = `${source}/auth/planted.ts imports ${source}/work/planted.ts: auth comes before work`;
    if (!output.includes(finding)) throw new Error(`no finding says ${finding}:\n${output}`);
  }
});

await check('the way of an answer is of 22 files that are there, each once, and connected', () => {
  const way = (...files) =>
    `# A\n\n## One answer\n\n${files.map((file, index) => `${index + 1}. [it](../${file}) and [what it asks](../x.ts).\n`).join('')}\n## B\n`;
  const graph = new Map([
    ['apps/web/a.ts', new Set(['apps/web/index.ts'])],
    ['apps/web/index.ts', new Set(['apps/web/b.ts'])],
    ['apps/web/b.ts', new Set()],
    ['apps/web/alone.ts', new Set()],
    ['apps/server/a.ts', new Set()],
    ...Array.from({ length: 22 }, (_, index) => [`apps/web/${index}.ts`, new Set(['apps/web/a.ts'])]),
  ]);
  const right = ['apps/web/a.ts', 'apps/web/b.ts', 'apps/server/a.ts'];
  const found = (...files) =>
    findFaultsOfAnswer(way(...files), graph, 'docs/a.md').map((fault) => fault.replace(/^.*?: /, ''));
  const expect = (name, faults, expected) => {
    if (faults.join('; ') !== expected) throw new Error(`${name}: found “${faults.join('; ')}”`);
  };
  expect('a right one', found(...right), '');
  expect(
    'an alien',
    found(...right, 'apps/web/alone.ts'),
    'nothing connects apps/web/alone.ts with another file of the way',
  );
  expect('one twice', found(...right, 'apps/web/b.ts'), 'apps/web/b.ts is in the way of an answer twice');
  expect(
    'a long one',
    found('apps/web/a.ts', ...Array.from({ length: 22 }, (_, index) => `apps/web/${index}.ts`)),
    'an answer passes 23 files, more than 22',
  );
  const none = found('apps/web/a.ts', 'apps/web/b.ts', 'apps/web/gone.ts');
  expect('no file', none, "number 3 of an answer's files is no source: apps/web/gone.ts");
});

await check('a folder of a domain, of its part or of a family whose name the glossary lacks is found', () => {
  const files = ['apps/web/src/work/packages/a.ts', 'packages/ui/src/forms/select/b.ts', 'scripts/other/c.mjs'];
  const found = (text) => findUnnamedFolders(files, text).join('; ');
  if (found('| work |\n| package |\n| `forms` |') !== '')
    throw new Error(`a right one is refused: ${found('| work |\n| package |\n| `forms` |')}`);
  if (!/“packages” holds$/.test(found('| work |\n| `forms` |'))) throw new Error('a part without a name is not found');
});

await check('the guide has ten questions, each with one path that exists', () => {
  const top = writeFiles({ 'src/a.ts': '' });
  const guide = (...paths) =>
    `# A\n\n## Where do I put …\n\n| … | Path |\n${paths.map((path) => `| a rule? | ${path} |\n`).join('')}\n## Test\n`;
  const ten = Array.from({ length: 10 }, () => '[it](src/a.ts)');
  if (findFaultsOfQuestions(top, guide(...ten)).length > 0) throw new Error('a right guide is refused');
  const wrong = [
    ten.slice(1),
    [...ten.slice(1), '[it](src/gone.ts)'],
    [...ten.slice(1), '[it](src/a.ts) or [that](src)'],
    [...ten.slice(1), 'nowhere'],
  ];
  for (const paths of wrong)
    if (findFaultsOfQuestions(top, guide(...paths)).length !== 1) throw new Error(`not found: ${paths.at(-1)}`);
});

console.log(`lint: ${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed > 0 ? 1 : 0);
