/**
 * Every scaffold is laid out against the tree as it stands (new files in the right rooms, edits that find their place), and
 * laid down for real in a copy of it, where the result must be of the right types.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfTree } from './copy-of-tree.mjs';
import { TOP } from './run.mjs';
import { plan } from './scaffold/plan.mjs';

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

function expect(condition, says) {
  if (!condition) throw new Error(says);
}

/** Skills of the books whose chapter is begun and which have no generator yet, so that only their own file is missing. */
function skillsToWrite() {
  const { grades } = JSON.parse(readFileSync(join(TOP, 'packages/curriculum/src/books/curriculum.json'), 'utf8'));
  const all = grades.flatMap(({ chapters }) =>
    chapters.flatMap(({ lessons = [] }) => lessons.flatMap(({ skills = [] }) => skills.map(({ id }) => id))),
  );
  return all.filter((id) => {
    const { files, edits } = plan('skill', [id]);
    return Object.keys(edits).length > 0 && Object.keys(files).every((file) => !existsSync(join(TOP, file)));
  });
}

/** @returns {Error | null} */
function refusal(...given) {
  try {
    plan(...given);
    return null;
  } catch (error) {
    return error;
  }
}

function soundPlan({ files, edits = {}, next }) {
  expect(next.length > 0, 'the author is not told what comes next');
  for (const [file, text] of Object.entries(files)) {
    expect(!existsSync(join(TOP, file)), `${file} would be overwritten`);
    expect(!/undefined|\[object/.test(text), `${file} has an unfilled hole`);
  }
  for (const [file, edit] of Object.entries(edits)) {
    const before = readFileSync(join(TOP, file), 'utf8');
    expect(edit(before) !== before, `the edit of ${file} finds no place`);
  }
}

await check('a component comes with style, stories, test and door', () => {
  const laid = plan('component', ['feedback/CountDownNow']);
  soundPlan(laid);
  expect(Object.keys(laid.files).length === 5, 'five files were awaited');
  expect(
    Object.keys(laid.files).every((file) => file.startsWith('packages/ui/src/feedback/count-down-now/')),
    'the wrong room',
  );
});

await check('a call goes into its group of the contract, with a failing test of the server', () => {
  const laid = plan('call', ['teacherHomework/archiveAll']);
  soundPlan(laid);
  const [edit] = Object.values(laid.edits);
  const text = edit(readFileSync(join(TOP, 'packages/api/src/contract/teacher.ts'), 'utf8'));
  expect(text.includes("path: '/teacher/homework/archive-all/'"), 'the path is not its group’s');
});

const [skillToWrite] = skillsToWrite();

await check('a skill goes beside the others of its chapter, with its checker', () => {
  // Once the books are whole there is none left to lay down.
  if (skillToWrite) soundPlan(plan('skill', [skillToWrite]));
});

await check('a skill that is in no book is refused', () => {
  expect(/no skill/.test(refusal('skill', ['g9-nothing'])?.message ?? ''), 'it was not refused');
});

await check('a screen gets its line in the table of routes and its title', () =>
  soundPlan(plan('screen', ['teacher/Archive', '/teacher/archive'])),
);

await check('what is no kind, no family, no name is refused in words', () => {
  expect(refusal('thing', []) !== null, 'an unknown kind was taken');
  expect(refusal('component', ['nowhere/Thing']) !== null, 'an unknown family was taken');
  expect(refusal('component', ['feedback/thing']) !== null, 'a name that is not PascalCase was taken');
  expect(refusal('screen', ['teacher/Archive', 'archive']) !== null, 'a path without a slash was taken');
  expect(refusal('screen', ['teacher/Home', '/teacher/other']) !== null, 'a title that is there was given anew');
});

const tree = copyOfTree();
process.on('exit', tree.remove);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const laidDown = [
  ['packages/ui', [['component', 'feedback/CountDownNow']]],
  ['packages/curriculum', skillToWrite ? [['skill', skillToWrite]] : []],
  [
    'apps/web',
    [
      ['screen', 'teacher/ArchiveOfAll', '/teacher/archive-of-all'],
      ['screen', 'student/ShelfOfAll', '/student/shelf-of-all'],
    ],
  ],
  [
    'apps/server',
    [
      ['call', 'teacherHomework/archiveAll'],
      ['call', 'memberQuestions/archiveAll'],
    ],
  ],
];
for (const [room, scaffolds] of laidDown) {
  await check(`what is laid down in ${room} is of the right form and types`, async () => {
    for (const words of scaffolds) await tree.layDown(...words);
    await tree.requireTypes(room);
  });
}

console.log(`workshop: ${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed > 0 ? 1 : 0);
