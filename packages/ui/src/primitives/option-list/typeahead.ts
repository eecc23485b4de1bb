import { foldForSearch } from '../../i18n/search-text.ts';

/** What of a pressed key typing needs to know. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey'>;

/** After so many milliseconds without a letter a new search begins. */
const PAUSE = 1000;

/** Half-spaces and spaces are left out, for few type them. */
const fold = (text: string) => foldForSearch(text).replaceAll(' ', '');

/**
 * Finds a line by the beginning of its words, as letters are typed, in whatever spelling they are typed. One letter,
 * however often, goes to the next line that begins with it; more letters are one word, which the line one is on may
 * have too. From: WAI-ARIA Authoring Practices, «Listbox» and «Menu», type-ahead.
 *
 * The returned function takes a key, the words of all lines, and the line one is on (-1 for none). It answers with
 * the line found, -1 for none, or `undefined` for a key that is not for it; a space is, within a word alone.
 */
export function createTypeahead() {
  let typed = '';
  let last = 0;
  return ({ key, timeStamp, ctrlKey, metaKey }: TypedKey, texts: readonly string[], from: number) => {
    if (timeStamp - last > PAUSE) typed = '';
    // Names of keys, such as «Enter», are Latin; some keys of a Persian keyboard give two letters.
    const isName = key.length > 1 && /^[A-Z]/i.test(key);
    if (isName || ctrlKey || metaKey || (key === ' ' && typed === '')) return undefined;
    last = timeStamp;
    typed += key;
    const [first = '', ...more] = fold(typed);
    const isOneLetter = more.every((letter) => letter === first);
    const word = isOneLetter ? first : first + more.join('');
    const begin = isOneLetter ? from + 1 : Math.max(from, 0);
    const step =
      word === '' ? -1 : texts.findIndex((_, i) => fold(texts[(begin + i) % texts.length] ?? '').startsWith(word));
    return step < 0 ? -1 : (begin + step) % texts.length;
  };
}
