import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const rule = `${vars.color.grid} ${vars.size.hairline}, transparent ${vars.size.hairline}`;

/** A sheet of squared paper, put down a little askew. */
export const root = style({
  '@layer': {
    components: {
      display: 'grid',
      gap: vars.space[5],
      padding: vars.space[6],
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.sheet,
      backgroundColor: vars.color.surface,
      backgroundImage: `linear-gradient(${rule}), linear-gradient(90deg, ${rule})`,
      backgroundPosition: 'center top',
      backgroundSize: `${vars.size.gridCell} ${vars.size.gridCell}`,
      boxShadow: vars.shadow.raised,
      '@media': { '(min-width: 1024px)': { rotate: '-1.5deg', padding: vars.space[10] } },
    },
  },
});

export const place = style({
  '@layer': {
    components: {
      justifySelf: 'start',
      paddingInline: vars.space[4],
      borderRadius: vars.radius.full,
      background: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      fontSize: vars.text.sm,
      fontWeight: vars.font.weightStrong,
    },
  },
});

export const question = style({
  '@layer': { components: { fontSize: vars.text.xxl, fontWeight: vars.font.weightHeading } },
});

export const options = style({
  '@layer': { components: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[4] } },
});

export const option = style({
  '@layer': {
    components: {
      display: 'grid',
      placeItems: 'center',
      padding: vars.space[5],
      border: `${vars.size.border} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      fontSize: vars.text.xl,
      selectors: {
        '&[data-right]': { borderColor: vars.color.leaf.line, background: vars.color.leaf.soft },
      },
    },
  },
});

export const praise = style({
  '@layer': { components: { display: 'flex', gap: vars.space[2], color: vars.color.leaf.text } },
});

export const mark = style({ '@layer': { components: { flexShrink: 0, marginBlockStart: '0.3em' } } });
