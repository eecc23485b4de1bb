const files: Record<string, string> = import.meta.glob('../docs/en/components/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What to do and what not to do with each component, by the name of its stories' file. */
export const ADVICE: ReadonlyMap<string, string> = new Map(
  Object.values(files).flatMap((text) =>
    text
      .split(/^## /m)
      .slice(1)
      .map((part): [string, string] => {
        const [name = '', ...lines] = part.split('\n');
        return [name.trim(), lines.join('\n').trim()];
      }),
  ),
);
