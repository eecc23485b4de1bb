import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const MARK = '2.75rem';

export const steps = style({
  '@layer': { components: { margin: 0, padding: 0, listStyle: 'none', maxInlineSize: '46rem' } },
});

/** Each step but the last draws the line down to the next. */
export const step = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
      columnGap: vars.space[4],
      paddingBlockEnd: vars.space[6],
      selectors: {
        '&:not(:last-child)::after': {
          content: '""',
          position: 'absolute',
          insetBlock: `calc(${MARK} + 4px) 4px`,
          insetInlineStart: `calc(${MARK} / 2 - 1px)`,
          borderInlineStart: `2px dotted ${vars.color.lineStrong}`,
        },
      },
    },
  },
});

export const mark = style({
  '@layer': {
    components: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: MARK,
      blockSize: MARK,
      border: `2px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.full,
      fontWeight: 700,
    },
  },
});

export const done = style({
  '@layer': {
    components: {
      color: vars.color.success.text,
      background: vars.color.success.soft,
      borderColor: 'currentColor',
    },
  },
});

export const now = style({
  '@layer': {
    components: {
      color: vars.color.accent.onSolid,
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
    },
  },
});

export const words = style({
  '@layer': {
    components: { display: 'grid', gap: vars.space[2], justifyItems: 'start', paddingBlockStart: vars.space[1] },
  },
});

export const title = style({ '@layer': { components: { margin: 0, fontSize: '1.125rem', fontWeight: 700 } } });

export const text = style({ '@layer': { components: { margin: 0, color: vars.color.textMuted } } });
