import { Source } from '@storybook/addon-docs/blocks';

const files: Record<string, string> = import.meta.glob('./*/**/*.{js,jsx,tsx}', {
  // Patterns are read from here.
  base: '../../../packages/ui/fixtures/frameworks/',
  query: '?raw',
  import: 'default',
  eager: true,
});

interface FixtureFileProps {
  /** As in `packages/ui/fixtures/frameworks`. */
  name: string;
}

/** A file that the kit's tests compile or build from the tarballs, and open: written there alone, shown here too. */
export function FixtureFile({ name }: FixtureFileProps) {
  const code = files[`./${name}`];
  if (code === undefined) throw new Error(`No fixture "${name}"`);
  return (
    <>
      <p dir="ltr">
        <code>{name.replace(/^[\w-]+\//, '')}</code>
      </p>
      <Source code={code.trim()} language="tsx" />
    </>
  );
}
