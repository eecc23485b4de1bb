/** Words of the templates of `pnpm new` that their author is to replace. Types, tests and stories pass with them. */
const REMAINS = [
  'Say in one line what it returns.',
  'Say in one sentence what',
  'نام این صفحه',
  '**بکن:** …',
  '**Do:** …',
  'Replace this addition by the skill',
];

/** Where templates lie, are looked for, or are explained. */
const APART = /^(scripts\/(tooling|lint)\/|CONTRIBUTING\.md$)/;

/** Lines with words that a scaffold wrote for its author to replace. */
export function findScaffoldRemains(file, text) {
  if (APART.test(file)) return [];
  return text.split('\n').flatMap((line, index) => {
    const found = REMAINS.find((words) => line.includes(words));
    return found ? [{ line: index + 1, words: found }] : [];
  });
}
