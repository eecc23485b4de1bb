import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from '../run.mjs';
import { camel } from './names.mjs';

export const usage =
  'pnpm new skill <skill-id>                  for example: pnpm new skill g4-place-value-compare, once the books name it';

const BOOKS = 'packages/curriculum/src/books/curriculum.json';
const SKILLS = 'packages/curriculum/src/skills';

/** A skill's generator, its independent checker among those of the chapter, and its line in the chapter's list. */
export function skill([id = '']) {
  const place = find(id);
  if (!place) {
    throw new Error(
      `The books have no skill “${id}”. Write its entry into its lesson in ${BOOKS} first: packages/curriculum/AUTHORING.md, “A skill that no book names yet”.`,
    );
  }
  const folder = chapterFolder(place);
  const name = id.replace(/^g\d-/, '');
  const file = `${SKILLS}/${folder}/${name}.ts`;
  const entryPoint = `${SKILLS}/${folder}/index.ts`;
  const checkers = `packages/curriculum/test/checkers/grade-${place.grade}-chapter-${place.chapter}.ts`;
  if (hasChecker(checkers, id)) throw new Error(`The skill “${id}” is written: its checker is in ${checkers}`);
  const isListed = existsSync(join(TOP, entryPoint));
  const isChecked = existsSync(join(TOP, checkers));
  return {
    files: {
      [file]: generator(id, camel(name), place.skill),
      ...(isChecked ? {} : { [checkers]: addChecker(NO_CHECKERS, id) }),
    },
    edits: {
      ...(isListed ? { [entryPoint]: (text) => addToChapter(text, name, camel(name)) } : {}),
      ...(isChecked ? { [checkers]: (text) => addChecker(text, id) } : {}),
    },
    next: [
      ...(isListed
        ? []
        : [`A new chapter: write its list in ${entryPoint}, and packages/curriculum/src/skills/registry.ts a line`]),
      `What it asks: ${place.skill.kind}`,
      `Read it as a child sees it: pnpm --filter @mashq/curriculum sample ${id}`,
      `Test it: cd packages/curriculum && SKILL=${id} pnpm exec vitest run test/skills-grade, then pnpm verify ${id}`,
      'pnpm golden  (when its questions are as they should be: takes the skill into the golden file)',
    ],
  };
}

function find(id) {
  const { grades } = JSON.parse(readFileSync(join(TOP, BOOKS), 'utf8'));
  for (const book of grades)
    for (const chapter of book.chapters)
      for (const lesson of chapter.lessons ?? [])
        for (const entry of lesson.skills ?? [])
          if (entry.id === id) return { grade: book.grade, chapter: chapter.number, skill: entry };
  return null;
}

/** A chapter's folder name begins with its number. A new folder has only the number until its author adds the subject. */
function chapterFolder({ grade, chapter }) {
  const parent = join(TOP, SKILLS, `grade-${grade}`);
  const known = existsSync(parent)
    ? readdirSync(parent).find((name) => name === `chapter-${chapter}` || name.startsWith(`chapter-${chapter}-`))
    : undefined;
  return `grade-${grade}/${known ?? `chapter-${chapter}`}`;
}

function addToChapter(text, file, name) {
  const withImport = text.includes("from './")
    ? text.replace(
        /(import \{ \w+ \} from '\.\/[^\n]+\n)(?![\s\S]*import \{ \w+ \} from '\.\/)/,
        `$1import { ${name} } from './${file}.ts';\n`,
      )
    : text.replace(/(import type[^\n]+\n)/, `$1import { ${name} } from './${file}.ts';\n`);
  return withImport.replace(
    /readonly Skill\[\] = \[([\s\S]*?),?\s*\];/,
    (_, list) => `readonly Skill[] = [${list.trim() ? `${list.trimEnd()}, ` : ''}${name}];`,
  );
}

const generator = (
  id,
  name,
  { answer, title },
) => `import { defineSkill, hint, integerAnswer, integerKey, line, misconception, p, row, display, step } from '../../../authoring/index.ts';

// «${title}» – its answer kind is ${answer}. Replace this addition by the skill's own question.
export const ${name} = defineSkill({
  id: '${id}',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const a = rng.int(10, 90 * level);
    const b = rng.int(10, 90 * level);
    return {
      form: 'bare',
      stem: [p\`حاصل را بنویس.\`, display(row(a, '+', b, '='))],
      ...integerAnswer(a + b),
      misconceptions: [
        misconception('added-one-more', 'یکی بیشتر شمرده', integerKey(a + b + 1), line\`یکی‌ها را دوباره بشمار.\`),
        misconception('added-one-less', 'یکی کمتر شمرده', integerKey(a + b - 1), line\`یکی‌ها را یک بار دیگر با دقت جمع کن.\`),
      ],
      hints: [hint(p\`دو عدد را با هم جمع می‌کنیم.\`), hint(p\`اول یکی‌ها را جمع کن، بعد ده‌تایی‌ها را.\`)],
      solution: [step(p\`دو عدد را زیر هم می‌نویسیم تا هر رقم زیر هم‌ارزش خودش باشد.\`), step(p\`جمع آن‌ها را می‌نویسیم.\`, display(row(a, '+', b, '=', a + b)))],
    };
  },
});
`;

/** The checkers of a chapter without skills. */
const NO_CHECKERS = `import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import {} from '../question-readers/sheet.ts';

export const checkers: ChapterCheckers = {
};
`;

function hasChecker(file, id) {
  return existsSync(join(TOP, file)) && readFileSync(join(TOP, file), 'utf8').includes(`'${id}':`);
}

/** A chapter's checkers and one more, with what it reads a question with. */
export function addChecker(text, id) {
  const READERS = ['formulas', 'nth', 'terms'];
  return text
    .replace(/import \{([^}]*)\} from '\.\.\/question-readers\/sheet\.ts';/, (_, names) => {
      const all = names.split(',').map((name) => name.trim());
      return `import { ${[...new Set([...all, ...READERS])].filter(Boolean).join(', ')} } from '../question-readers/sheet.ts';`;
    })
    .replace('export const checkers:', `${checker(camel(id))}\nexport const checkers:`)
    .replace(/\};\n$/, `  '${id}': ${camel(id)},\n};\n`);
}

const checker = (name) => `/** Works the answer out by another road than the generator: here by counting on. */
const ${name}: SkillChecker = {
  solve: (sheet) => {
    const numbers = terms(nth(formulas(sheet.stem), 0)).flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    let total = nth(numbers, 0);
    for (let step = 0; step < nth(numbers, 1); step += 1) total += 1;
    return { kind: 'integer', values: [String(total)] };
  },
};
`;
