/** Every scaffold is laid out against the tree as it stands: new files in the right rooms, edits that find their place. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from './run.mjs';
import { plan } from './scaffold/plan.mjs';

let passed = 0;
let failed = 0;

function check(name, proves) {
  try {
    proves();
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

check('a component comes with style, stories, test and door', () => {
  const laid = plan('component', ['feedback/CountDownNow']);
  soundPlan(laid);
  expect(Object.keys(laid.files).length === 5, 'five files were awaited');
  expect(
    Object.keys(laid.files).every((file) => file.startsWith('packages/ui/src/feedback/count-down-now/')),
    'the wrong room',
  );
});

check('a call goes into its group of the contract, with a failing test of the server', () => {
  const laid = plan('call', ['teacherHomework/archiveAll']);
  soundPlan(laid);
  const [edit] = Object.values(laid.edits);
  const text = edit(readFileSync(join(TOP, 'packages/api/src/contract/teacher.ts'), 'utf8'));
  expect(text.includes("path: '/teacher/homework/archive-all/'"), 'the path is not its group’s');
});

check('a skill goes beside the others of its chapter, with its checker', () => {
  const laid = plan('skill', ['g5-decimal-read-write']);
  soundPlan(laid);
});

check('a skill that is in no book is refused', () => {
  expect(/no skill/.test(refusal('skill', ['g9-nothing'])?.message ?? ''), 'it was not refused');
});

check('a screen gets its line in the table of routes and its title', () =>
  soundPlan(plan('screen', ['teacher/Archive', '/teacher/archive'])),
);

check('what is no kind, no family, no name is refused in words', () => {
  expect(refusal('thing', []) !== null, 'an unknown kind was taken');
  expect(refusal('component', ['nowhere/Thing']) !== null, 'an unknown family was taken');
  expect(refusal('component', ['feedback/thing']) !== null, 'a name that is not PascalCase was taken');
  expect(refusal('screen', ['teacher/Archive', 'archive']) !== null, 'a path without a slash was taken');
});

console.log(`workshop: ${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed > 0 ? 1 : 0);
