/** What the kit says of a component, in the parts that a screen shows. */
export interface Description {
  readonly paragraphs: readonly string[];
  readonly keys: readonly { readonly key: string; readonly does: string }[];
}

/** Reads the Markdown of a description: paragraphs, and the table of keys. Marks of bold and code are taken off. */
export function readDescription(markdown: string): Description {
  const blocks = markdown.split('\n\n').filter((block) => block.trim() !== '');
  const isTable = (block: string) => block.startsWith('|');
  const rows = blocks.filter(isTable).flatMap((block) => block.split('\n').slice(2));
  return {
    paragraphs: blocks.filter((block) => !isTable(block)).map(plain),
    keys: rows.map((row) => {
      const [key = '', does = ''] = row
        .split('|')
        .slice(1)
        .map((cell) => plain(cell.trim()));
      return { key, does };
    }),
  };
}

const plain = (text: string) => text.replaceAll(/\*\*|`/g, '');
