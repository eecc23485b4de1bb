import type { Figure } from '@mashq/curriculum/model';
import { Component, type ReactNode, Suspense, use, useState } from 'react';
import * as css from './FigureView.css.ts';
import { fetchedFigures, fetchFigures } from './figures-chunk.ts';

export interface FigureViewProps {
  /** The picture as data. */
  figure: Figure;
}

/**
 * Draws any figure of a question. The drawing comes in a chunk of its own, since many questions have none: until it is
 * here its place is kept, under its description. If it cannot be fetched the description itself is shown there as text;
 * the next figure tries again. `preloadFigures()` fetches ahead. A screen that needs a single kind imports it by name from
 * `@mashq/ui/learning/figures`.
 */
export function FigureView({ figure }: FigureViewProps) {
  const [Known] = useState(fetchedFigures);
  // Kept out here, as what suspends is thrown away with all it holds.
  const [journey] = useState(() => (Known === null ? fetchFigures() : null));
  const { description } = figure;
  // The same boundary in both cases: a server that has the chunk and a browser that has not must agree on the page.
  return (
    <InWords description={description}>
      <Suspense fallback={<div role="img" aria-label={description} aria-busy="true" className={css.waiting} />}>
        {journey === null ? (
          Known !== null && <Known figure={figure} />
        ) : (
          <Arriving journey={journey} figure={figure} />
        )}
      </Suspense>
    </InWords>
  );
}

function Arriving({ journey, figure }: FigureViewProps & { journey: ReturnType<typeof fetchFigures> }) {
  const Drawing = use(journey);
  return <Drawing figure={figure} />;
}

/** What is said of a figure stands for it where it could not be fetched. */
class InWords extends Component<{ description: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <p className={css.words}>{this.props.description}</p> : this.props.children;
  }
}
