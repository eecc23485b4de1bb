/** Letters and digits of other keyboards, and what they are looked for as; what stands between the words of a username is a space. */
const TYPED = '\u064aىئ\u0643آأإٱةۀؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹-._';
const FOLDED = 'یییکااااههو01234567890123456789   ';

const HALF_SPACE = '\u200c';
/** Vowel signs, the hamza over a letter, the line that stretches a word. */
const MARKS = '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0670\u0640';

/** A literal of SQL in which no letter is one that nobody sees. */
const literal = (text: string) =>
  `U&'${[...text].map((letter) => (letter > '~' ? `\\${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}` : letter)).join('')}'`;

/** `translate` takes away the letters that have no counterpart. */
const folded = (names: string, halfSpace: 'space' | 'nothing') =>
  halfSpace === 'space'
    ? `translate(${names}, ${literal(`${TYPED}${HALF_SPACE}${MARKS}`)}, ${literal(`${FOLDED} `)})`
    : `translate(${names}, ${literal(`${TYPED}${HALF_SPACE}${MARKS}`)}, ${literal(FOLDED)})`;

/**
 * The words of a person's name and username as a `tsvector`, folded as what is typed to find them (`platform/word-search.ts`); a word with a half-space as
 * its parts and as one. `alias` is such as `a.`; an index of `account` has the same expression.
 */
export function nameWords(alias = ''): string {
  const names = `${alias}first_name || ' ' || ${alias}last_name || ' ' || ${alias}username`;
  return `to_tsvector('simple', ${folded(names, 'space')} || ' ' || ${folded(names, 'nothing')})`;
}
