import { BANNED_WORDS, EXEMPT, NOT_YET } from './banned-words.mjs';

/**
 * Banned words of one file.
 * @param {string} file its path from the repository's folder
 * @param {string} text
 * @returns {{ line: number, word: string, use: string }[]} line 0 is the file's name
 */
export function bannedWords(file, text) {
  if (EXEMPT.includes(file) || NOT_YET.some((folder) => file.startsWith(folder))) return [];
  const entries = BANNED_WORDS.filter((entry) => entry.in === undefined || file.startsWith(entry.in));
  const names = entries.filter((entry) => entry.name !== undefined);
  const phrases = entries.filter((entry) => entry.phrase !== undefined);
  const { code, prose } = split(file, text);
  return [
    ...namesOf(
      file.split('/').map((segment, index, all) => (index === all.length - 1 ? stem(segment) : segment)),
    ).flatMap((name) => found(names, name).map(({ use }) => ({ line: 0, word: name, use }))),
    ...inLines(code, (line) =>
      namesOf(line.match(/[A-Za-z_$][\w$]*/g) ?? []).flatMap((name) =>
        found(names, name).map(({ use }) => [name, use]),
      ),
    ),
    ...inLines(prose, (line) =>
      phrases.flatMap(({ phrase, use }) => {
        const [word] = phrase.exec(line) ?? [];
        return word === undefined ? [] : [[word, use]];
      }),
    ),
  ];
}

const stem = (segment) => segment.replace(/(\.(test|stories|css|d))?\.\w+$/, '');
const namesOf = (words) => [...new Set(words)];
/** A pattern with capitals is tried on the name as it is written: `Aside` is a component, `aside` an element. */
const found = (entries, name) => {
  // Names with an underscore are fields of the contract, which are fixed.
  if (name.includes('_')) return [];
  const kebab = kebabCase(name);
  return entries.filter((entry) =>
    typeof entry.name === 'string' ? entry.name === kebab : entry.name.test(kebab) || entry.name.test(name),
  );
};
const kebabCase = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

function inLines(text, find) {
  return text.split('\n').flatMap((line, index) => find(line).map(([word, use]) => ({ line: index + 1, word, use })));
}

/** The same text twice, each with the other's share blanked, so that line numbers stay. */
function split(file, text) {
  if (/\.(md|mdx|yml|yaml)$/.test(file)) {
    const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)\n]*\)/g, blank);
    return { code: '', prose };
  }
  const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/[^\n]*/gm;
  const TITLE = /\b(?:it|test|describe|check|step)(?:\.\w+)?\(\s*(['"`])(?:\\.|(?!\1)[^\\])*\1/g;
  const code = text.replaceAll(COMMENT, blank).replaceAll(/'(?:\\.|[^'\\\n])*'/g, blank);
  const shown = [...text.matchAll(COMMENT), ...text.matchAll(TITLE)];
  let prose = blank(text);
  for (const { 0: part, index } of shown)
    prose = prose.slice(0, index) + part.replaceAll(/`[^`\n]*`/g, blank) + prose.slice(index + part.length);
  return { code, prose };
}

const blank = (text) => text.replaceAll(/[^\n]/g, ' ');
