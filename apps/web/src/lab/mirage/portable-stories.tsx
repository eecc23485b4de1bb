import { MashqProvider } from '@mashq/ui/i18n';
import { Component, type ComponentType, createElement, type ReactElement, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

/** The kit's own examples, so they cannot go stale. */
const files = import.meta.glob('../../../../../packages/ui/src/**/*.stories.tsx');
const PLACE = '../../../../../packages/ui/src/';

type Values = Readonly<Record<string, unknown>>;
type Render = (args: Values, context: { readonly args: Values }) => ReactElement;
type Decorator = (story: ComponentType, context: { readonly args: Values }) => ReactElement;

interface Annotations {
  readonly name?: string;
  readonly args?: Values;
  readonly render?: Render;
  readonly decorators?: readonly Decorator[];
  readonly loaders?: readonly (() => Promise<unknown>)[];
  readonly component?: ComponentType<Values>;
  readonly parameters?: { readonly docs?: { readonly description?: { readonly component?: string } } };
}

export interface MountedStory {
  readonly unmount: () => void;
}

export interface KitStory {
  readonly id: string;
  readonly title: string;
  /** Renders the story in an element; `onError` is called where it fails. */
  readonly mount: (element: HTMLElement, onError: () => void) => MountedStory;
}

export interface KitStories {
  /** What the kit says of the component, in Markdown. */
  readonly description: string;
  readonly stories: readonly KitStory[];
}

/** The stories of a file, ready to be rendered. */
export async function readStories(file: string): Promise<KitStories> {
  const load = files[`${PLACE}${file}`];
  if (load === undefined) throw new Error(`No stories in ${file}`);
  const { default: meta = {}, ...named } = (await load()) as Record<string, Annotations>;
  const own = Object.entries(named).filter(([, value]) => typeof value === 'object' && value !== null);
  await Promise.all(
    [meta, ...own.map(([, story]) => story)].flatMap(({ loaders = [] }) => loaders.map((run) => run())),
  );
  return {
    description: meta.parameters?.docs?.description?.component ?? '',
    stories: own.map(([id, story]) => ({
      id,
      title: story.name ?? id,
      mount: (element, onError) => mount(composed(meta, story), element, onError),
    })),
  };
}

/** Renders a component in a root of its own. */
export function mount(Story: ComponentType, element: HTMLElement, onError: () => void): MountedStory {
  const root = createRoot(element);
  root.render(
    <MashqProvider>
      <StoryBoundary onError={onError}>
        <Suspense>
          <Story />
        </Suspense>
      </StoryBoundary>
    </MashqProvider>,
  );
  // React does not unmount a root while it renders another.
  return { unmount: () => void setTimeout(() => root.unmount()) };
}

/** A story that fails leaves the others in place. */
class StoryBoundary extends Component<{ onError: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** A component that renders a story as Storybook would: the story's decorators inside those of its file. */
export function composed(meta: Annotations, story: Annotations): ComponentType {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  const { component } = meta;
  const start: ComponentType = () => {
    if (render) return render(args, { args });
    return component ? createElement(component, args) : null;
  };
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  return decorators.reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, { args }), start);
}
