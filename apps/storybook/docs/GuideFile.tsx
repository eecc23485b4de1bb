import { Source } from '@storybook/addon-docs/blocks';
import guide from '../../../docs/use-it-in-your-school.md?raw';
import { blocksOf } from '../../../packages/ui/scripts/kit/guide-blocks.ts';

const blocks = blocksOf(guide);

interface GuideFileProps {
  /** A file's name in the guide, or the beginning of commands. */
  name: string;
}

/** A block of the guide in `docs/`, whose code the kit's tests run: written there alone, shown here too. */
export function GuideFile({ name }: GuideFileProps) {
  const block = blocks.find(({ title, code }) => title === name || (title === undefined && code.startsWith(name)));
  if (block === undefined) throw new Error(`The guide has no block "${name}".`);
  return (
    <>
      {block.title !== undefined && (
        <p dir="ltr">
          <code>{block.title}</code>
        </p>
      )}
      <Source code={block.code.trim()} language={block.language === 'sh' ? 'bash' : 'jsx'} />
    </>
  );
}
