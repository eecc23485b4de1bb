import { foldForSearch } from '../../i18n/search-text.ts';

/** A run of a text, found or not. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

const BLANK = /[\p{Cf}\s]/u;

/** A text as it is compared, with the place in the text that each of its letters comes from. */
interface Folded {
  text: string;
  places: number[];
}

/** Letter by letter what `foldForSearch` makes of the whole. With `isJoined`, without spaces and half-spaces. */
function fold(text: string, isJoined: boolean): Folded {
  const folded: Folded = { text: '', places: [] };
  let place = 0;
  for (const letter of text) {
    const isBlank = BLANK.test(letter);
    const out = isBlank ? (isJoined || folded.text.endsWith(' ') ? '' : ' ') : foldForSearch(letter);
    folded.text += out;
    for (let unit = 0; unit < out.length; unit += 1) folded.places.push(place);
    place += letter.length;
  }
  return folded;
}

/** From where to where in the text a word is found, in whatever spelling. */
function found(word: string, { text, places }: Folded, end: number): [number, number][] {
  const ranges: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    ranges.push([places[at] ?? 0, places[at + word.length] ?? end]);
  }
  return ranges;
}

/**
 * Cuts a text where the words that were typed are in it, as `matchesSearch` finds them: «ي» for «ی», digits of any set,
 * with or without half-spaces. Together the parts are the text, letter for letter.
 */
export function markMatches(text: string, typed: string): MarkedPart[] {
  const words = foldForSearch(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [{ text, isMatch: false }];
  const spaced = fold(text, false);
  const joined = fold(text, true);
  const ranges = words
    .flatMap((word) => {
      const plain = found(word, spaced, text.length);
      return plain.length > 0 ? plain : found(word, joined, text.length);
    })
    .sort(([a], [b]) => a - b);
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const [from, to] of ranges) {
    if (to <= done) continue;
    const start = Math.max(from, done);
    if (start > done) parts.push({ text: text.slice(done, start), isMatch: false });
    const last = parts.at(-1);
    if (last?.isMatch) last.text += text.slice(start, to);
    else parts.push({ text: text.slice(start, to), isMatch: true });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}

/** A long text from a little before the first word that was found, so that the word is seen in one line. */
export function excerpt(text: string, typed: string): string {
  const [first, second] = markMatches(text, typed);
  if (first === undefined || first.isMatch || second === undefined || first.text.length <= 32) return text;
  const from = text.indexOf(' ', first.text.length - 24);
  return `…${text.slice(from < 0 || from >= first.text.length ? first.text.length : from + 1)}`;
}
