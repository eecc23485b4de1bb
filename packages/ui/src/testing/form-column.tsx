import type { Decorator } from '@storybook/react-vite';

/** Gives a field the width it has in a form: alone on a wide page it would run from edge to edge. */
export const formColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: 480 }}>
    <Story />
  </div>
);
