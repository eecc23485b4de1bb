import type { faPresets, faTheme } from '../fa/theme.ts';
import type { Messages } from '../messages.ts';

export const presets: Messages<typeof faPresets> = {
  green: 'Tree',
  orange: 'Turmeric',
  cyan: 'Sky',
  purple: 'Violet',
  pink: 'Blossom',
  black: 'Pencil',
};

export const theme: Messages<typeof faTheme> = {
  adjusted: {
    schemes: { light: 'Light', dark: 'Dark' },
    more: 'with more contrast',
    roles: {
      'accent.solid': 'the color of the main button',
      'accent.text': 'the color of colored text',
      'accent.line': 'the color of outlines',
    },
    sentence: (place, role, brand, became, had, needed) =>
      `${place}: ${role} became ${became} in place of ${brand}; its contrast was ${had} to 1, and at least ${needed} to 1 is needed.`,
  },
};
