import { Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../../packages/ui/CHANGELOG.md?raw';

interface BreakingChangesProps {
  /** As in the head of its section: `1.0.0`. */
  version: string;
  /** How the entry begins, in bold: `Renamed`. */
  entry: string;
}

/** What a version of the kit breaks, from the changelog that is published with it: written there alone, shown here too. */
export function BreakingChanges({ version, entry }: BreakingChangesProps) {
  const [, section = ''] = changelog.split(`\n## ${version}\n`);
  const [, major = ''] = section.split('\n### Major Changes\n');
  const [entries = ''] = major.split('\n### ');
  const found = entries.split(/^- /m).find((text) => text.startsWith(`**${entry}`));
  if (found === undefined) throw new Error(`The changelog of ${version} has no entry "${entry}"`);
  return (
    <div dir="ltr" lang="en">
      <Markdown>{found.replaceAll(/^ {2}/gm, '')}</Markdown>
    </div>
  );
}
