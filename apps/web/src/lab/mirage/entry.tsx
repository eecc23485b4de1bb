/** Entry of the kit's stories and the examples, which are built apart from the app: it loads them and renders one in an element. */
import type { KitStories, KitStory, MountedStory } from './portable-stories.tsx';

export async function loadStories(file: string): Promise<KitStories> {
  const { readStories } = await import('./portable-stories.tsx');
  return readStories(file);
}

export interface MountedExample extends Pick<KitStory, 'mount'> {
  readonly source: string;
}

/** An example with its source; null where there is none of this name. */
export async function loadExample(slug: string): Promise<MountedExample | null> {
  const [{ mount }, { readExample }] = await Promise.all([
    import('./portable-stories.tsx'),
    import('../example/read-example.ts'),
  ]);
  const example = await readExample(slug);
  if (example === null) return null;
  return { source: example.source, mount: (element, onError) => mount(example.Component, element, onError) };
}

export type { KitStories, MountedStory };
