/**
 * Every scaffold is planned against the present repository (new files in the right folders, edits that find their place),
 * and written into a copy of it, where the result must pass Biome and the type checker.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from './run.mjs';
import { plan } from './scaffold/plan.mjs';
import { addChecker } from './scaffold/skill.mjs';
import { tempWorkspace } from './temp-workspace.mjs';

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

/** Skills that are not written yet and whose chapter has a folder, so that only their own file is missing. */
function skillsToWrite() {
  const { grades } = JSON.parse(readFileSync(join(TOP, 'packages/curriculum/src/books/curriculum.json'), 'utf8'));
  const all = grades.flatMap(({ chapters }) =>
    chapters.flatMap(({ lessons = [] }) => lessons.flatMap(({ skills = [] }) => skills.map(({ id }) => id))),
  );
  return all.filter((id) => {
    if (refusal('skill', [id]) !== null) return false;
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
  expect(next.length > 0, 'the author gets no next steps');
  for (const [file, text] of Object.entries(files)) {
    expect(!existsSync(join(TOP, file)), `${file} would be overwritten`);
    expect(!/undefined|\[object/.test(text), `${file} has an unfilled hole`);
  }
  for (const [file, edit] of Object.entries(edits)) {
    const before = readFileSync(join(TOP, file), 'utf8');
    expect(edit(before) !== before, `the edit of ${file} finds no place`);
  }
}

await check('a component comes with style, stories, test and entry point', () => {
  const planned = plan('component', ['feedback/CountDownNow']);
  soundPlan(planned);
  expect(Object.keys(planned.files).length === 5, 'five files were expected');
  expect(
    Object.keys(planned.files).every((file) => file.startsWith('packages/ui/src/feedback/count-down-now/')),
    'the wrong folder',
  );
});

await check('a component of each family finds its page of the docs', () => {
  for (const family of ['actions', 'learning', 'rewards', 'marketing'])
    soundPlan(plan('component', [`${family}/CountDownNow`]));
});

await check('a call goes into its group of the contract, with a failing test of the server', () => {
  const planned = plan('call', ['teacherHomework/archiveAll']);
  soundPlan(planned);
  const [edit] = Object.values(planned.edits);
  const text = edit(readFileSync(join(TOP, 'packages/api/src/work/homework.ts'), 'utf8'));
  expect(text.includes("path: '/teacher/homework/archive-all/'"), 'the path is not its group’s');
});

await check('a call that its group has already is refused by name, also where it comes by spread', () => {
  const says = (name) => refusal('call', [`teacherHomework/${name}`])?.message ?? '';
  expect(
    says('archive').includes('has a call “archive” already: POST /teacher/homework/{id}/archive/'),
    says('archive'),
  );
  expect(says('skills').includes('has a call “skills” already'), says('skills'));
  expect(/already/.test(refusal('call', ['memberQuestions/answer'])?.message ?? ''), 'of a student: not refused');
});

await check('what CONTRIBUTING.md gives as examples can be made', () => {
  const guide = readFileSync(join(TOP, 'CONTRIBUTING.md'), 'utf8');
  const examples = [...guide.matchAll(/^pnpm new (\w+) (.+)$/gm)];
  expect(examples.length === 5, 'five examples were expected');
  for (const [, type, words] of examples) {
    // A skill is planned once the books name it: the guide says that first.
    if (type === 'skill') expect(/AUTHORING/.test(refusal(type, [words])?.message ?? ''), 'the skill is no new one');
    else soundPlan(plan(type, words.split(' ')));
  }
});

await check('a call of any file of the contract is tested in the folder that binds its group', () => {
  const folders = {
    teacherReview: 'work/reviews',
    memberQuestionReport: 'questions/question-reports',
    schoolDashboard: 'reports',
  };
  for (const [group, folder] of Object.entries(folders)) {
    const planned = plan('call', [`${group}/archiveAll`]);
    soundPlan(planned);
    const [file] = Object.keys(planned.files);
    expect(file.startsWith(`apps/server/src/${folder}/`), `${file} is not in ${folder}`);
    expect(file.endsWith('/archive-all.test.ts'), `${file} is not named as files are`);
  }
});

const [skillToWrite] = skillsToWrite();

await check('a skill goes beside the others of its chapter, with its checker', () => {
  // Every skill may have its generator already.
  if (skillToWrite) soundPlan(plan('skill', [skillToWrite]));
});

await check('a checker goes into the file of its chapter, with what it reads a question with', () => {
  const file = 'packages/curriculum/test/checkers/grade-4-chapter-2.ts';
  const text = addChecker(readFileSync(join(TOP, file), 'utf8'), 'g4-fraction-halve');
  expect(text.endsWith("  'g4-fraction-halve': g4FractionHalve,\n};\n"), 'it is not at the end of the list');
  expect(text.includes('\nconst g4FractionHalve: SkillChecker = {'), 'it is not among the others');
  expect(/import \{[^}]*\bnth\b[^}]*\} from '..\/question-readers\/sheet.ts'/.test(text), 'its readers are missing');
});

await check('a skill that is written is refused', () => {
  expect(/is written/.test(refusal('skill', ['g3-pie-colour'])?.message ?? ''), 'it was not refused');
});

await check('a skill that is in no book is refused', () => {
  expect(/no skill/.test(refusal('skill', ['g9-nothing'])?.message ?? ''), 'it was not refused');
});

await check('a kind of answer comes with its model, schemas, input and tests, and a line in every list', () => {
  const planned = plan('answer', ['tally-marks']);
  soundPlan(planned);
  expect(Object.keys(planned.files).length === 9, 'nine files were expected');
  expect(Object.keys(planned.edits).length === 7, '7 lists were expected');
});

await check('a screen gets its line in the table of routes and its title', () =>
  soundPlan(plan('screen', ['work/Archive', '/teacher/archive'])),
);

await check('a screen of a role is for that role, never public', () => {
  for (const role of ['student', 'teacher', 'school', 'organization', 'admin']) {
    const planned = plan('screen', ['work/Archive', `/${role}/archive`]);
    soundPlan(planned);
    const file = `apps/web/src/app/routes/${role}-screens.ts`;
    const text = readFileSync(join(TOP, file), 'utf8');
    expect(planned.edits[file]?.(text).includes(`layout: '${role}'`) === true, `/${role}/archive is not of ${role}`);
  }
});

await check('an unknown type, family or name is refused with a message', () => {
  expect(refusal('thing', []) !== null, 'an unknown type was accepted');
  expect(
    /A domain is/.test(refusal('screen', ['screens/Archive', '/teacher/archive'])?.message ?? ''),
    'a folder that is no domain was accepted',
  );
  expect(refusal('component', ['nowhere/Thing']) !== null, 'an unknown family was accepted');
  expect(refusal('component', ['feedback/thing']) !== null, 'a name that is not PascalCase was accepted');
  expect(refusal('answer', ['TallyMarks']) !== null, 'a kind that is not kebab-case was accepted');
  expect(refusal('screen', ['work/Archive', 'archive']) !== null, 'a path without a slash was accepted');
  expect(refusal('screen', ['app/Classes', '/teacher/other']) !== null, 'an existing title was added again');
});

const workspace = tempWorkspace();
process.on('exit', workspace.remove);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const scaffoldsOf = [
  ['packages/curriculum', [['answer', 'tally-marks'], ...(skillToWrite ? [['skill', skillToWrite]] : [])]],
  // The kind of answer that was written for the curriculum has its schemas here, and its input in the kit.
  ['packages/api', []],
  ['packages/ui', [['component', 'feedback/CountDownNow']]],
  [
    'apps/web',
    [
      ['screen', 'work/ArchiveOfAll', '/teacher/archive-of-all'],
      ['screen', 'practice/ShelfOfAll', '/student/shelf-of-all'],
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
for (const [folder, scaffolds] of scaffoldsOf) {
  await check(`what is written in ${folder} passes Biome and the type checker`, async () => {
    for (const words of scaffolds) await workspace.scaffold(...words);
    await workspace.requireTypes(folder);
  });
}

console.log(`tooling: ${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed > 0 ? 1 : 0);
