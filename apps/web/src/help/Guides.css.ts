import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const steps = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(21rem, 100%), 1fr))',
      gap: vars.space[6],
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': { print: { gridTemplateColumns: '1fr 1fr' } },
      // Their pictures are of a wider screen.
      selectors: {
        '&[data-reader=teacher]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(28rem, 100%), 1fr))' },
      },
    },
  },
});

export const step = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[4],
      padding: vars.space[4],
      background: vars.color.surface,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.card,
      breakInside: 'avoid',
      '@media': { print: { boxShadow: 'none', border: '1px solid currentColor' } },
    },
  },
});

export const head = style({
  '@layer': { components: { display: 'flex', gap: vars.space[3], alignItems: 'start', flex: '1 1 auto' } },
});

/** The same steps without pictures. */
export const plainSteps = style({
  '@layer': { components: { display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' } },
});

export const number = style({
  '@layer': {
    components: {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      inlineSize: '2.25rem',
      blockSize: '2.25rem',
      color: vars.color.accent.onSoft,
      background: vars.color.accent.soft,
      borderRadius: vars.radius.full,
      fontWeight: vars.font.weightNumber,
    },
  },
});

export const words = style({ '@layer': { components: { margin: 0, paddingBlockStart: vars.space[1] } } });

/** The pictures are of the light scheme. */
export const picture = style({
  '@layer': {
    components: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      background: vars.color.surfaceMuted,
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.control,
    },
  },
});
