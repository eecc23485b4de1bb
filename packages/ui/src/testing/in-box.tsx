import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** For stories: the story within a box, for instance one with room for what opens below. */
export const inBox =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );

/** Gives a field the width it has in a form: alone on a wide page it would run from edge to edge. */
export const formColumn = inBox({ maxInlineSize: 480 });
