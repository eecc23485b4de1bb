import { storyFiles } from 'virtual:kit-story-files';

export interface KitComponent {
  /** In addresses: `date-picker` of `DatePicker`. */
  readonly slug: string;
  readonly name: string;
  /** The kit's folder that it is in. */
  readonly group: string;
  /** Its story file below the kit's sources. */
  readonly file: string;
}

const slugOf = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** Every component of the kit that has examples, by name. */
export const kitComponents: readonly KitComponent[] = storyFiles
  .map((file) => {
    const [group = ''] = file.split('/');
    const name = file.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
    return { slug: slugOf(name), name, group, file };
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export const kitComponent = (slug: string): KitComponent | undefined => kitComponents.find((one) => one.slug === slug);
