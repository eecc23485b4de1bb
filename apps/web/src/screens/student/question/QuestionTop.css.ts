import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const WIDE = '(min-width: 1024px)';

/** Logo, progress marks and exit in one row; on a phone the marks have a separate row. */
export const root = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      gap: vars.space[3],
      padding: vars.space[4],
      '@media': { [WIDE]: { gridTemplateColumns: '1fr minmax(0, 2fr) 1fr', paddingInline: vars.space[8] } },
    },
  },
});

export const logo = style({ '@layer': { components: { justifySelf: 'start' } } });

export const progress = style({
  '@layer': {
    components: {
      gridColumn: '1 / -1',
      gridRow: 2,
      inlineSize: '100%',
      '@media': { [WIDE]: { gridColumn: 2, gridRow: 1 } },
    },
  },
});

export const end = style({
  '@layer': {
    components: {
      gridColumn: '-2 / -1',
      justifySelf: 'end',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[4],
    },
  },
});

/** The screen's heading, as small as the header around it. */
export const title = style({
  '@layer': {
    utilities: { fontSize: vars.text.sm, fontWeight: vars.font.weightStrong, color: vars.color.textMuted },
  },
});

export const main = style({
  '@layer': {
    components: {
      inlineSize: '100%',
      maxInlineSize: '68rem',
      marginInline: 'auto',
      outline: 'none',
      // Full width on a phone; a card from tablet width on.
      '@media': { '(min-width: 600px)': { paddingInline: vars.space[4], paddingBlockEnd: vars.space[6] } },
    },
  },
});
