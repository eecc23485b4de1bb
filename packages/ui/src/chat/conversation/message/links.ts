/** A run of text, or an address in it. */
export interface TextPart {
  text: string;
  href?: string;
}

/** Web addresses only: `javascript:`, `data:` and the like stay text. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'«»]+/giu;
/** Marks that end a sentence rather than an address. */
const TRAILING = /[.,;:!?،؛؟…)\]}]+$/u;

/** Cuts a text into what is text and what are web addresses. Together they are the text, letter for letter. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimmed(match[0]);
    const href = address.toLowerCase().startsWith('www.') ? `https://${address}` : address;
    if (!URL.canParse(href)) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index) });
    parts.push({ text: address, href });
    done = match.index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** An address without the marks after it; a closing bracket stays when its opening one is in the address. */
function trimmed(address: string): string {
  const short = address.replace(TRAILING, '');
  return short.includes('(') && address.startsWith(`${short})`) ? `${short})` : short;
}
