import { Source } from '@storybook/addon-docs/blocks';

const files: Record<string, string> = import.meta.glob('./recipes/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface RecipeFileProps {
  /** As in `docs/recipes`. */
  name: string;
}

/** A recipe that is checked with the types of the kit. */
export function RecipeFile({ name }: RecipeFileProps) {
  const code = files[`./recipes/${name}`];
  if (code === undefined) throw new Error(`No recipe "${name}"`);
  return <Source code={code.trim()} language="tsx" />;
}
