import type { Plugin } from 'vite';

/** How a component of the kit asks for its words: where the catalogs have them, and the Persian ones. */
const WORDS = /\bmessagesFor\(\s*'[\w.]+',\s*(fa[\w.]+),?\s*\)/g;

/** How a format of the kit asks what another language has in place of it. */
const FORMATS = /\bpageLanguage\(\)\?\.\w+(?:\?\.\((?:[^()]|\([^()]*\))*\))?\s+\?\?\s+/g;

/** What the provider does for a page in another language. */
const PROVIDER = /\bsetPageLanguage\(messages[^;]*\);/g;
const CONTEXT = /<(\/?)MessagesContext[^>]*>/g;

/** Nothing, in as many lines as before, so that errors are found in the sources. */
const linesOf = (text: string) => '\n'.repeat(text.split('\n').length - 1);

/** The app speaks Persian alone: the kit's components take their Persian words at once and carry no path of a catalog. */
export function persianOnly(): Plugin {
  return {
    name: 'mashq-persian-only',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/ui\/src\/.*\.tsx?$/, code: /messagesFor\(|ageLanguage\(/ },
      handler: (code) => ({
        code: code
          .replace(WORDS, (asked, persian: string) => persian + linesOf(asked))
          .replace(FORMATS, (asked) => linesOf(asked))
          .replace(PROVIDER, 'undefined as string | undefined;')
          .replace(CONTEXT, '<$1>'),
        map: null,
      }),
    },
  };
}
