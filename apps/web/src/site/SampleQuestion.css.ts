import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const root = style({ '@layer': { components: { display: 'grid', gap: vars.space[5] } } });

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
        '&[data-right]': { borderColor: vars.color.success.line, background: vars.color.success.soft },
      },
    },
  },
});

export const praise = style({
  '@layer': { components: { display: 'flex', gap: vars.space[2], color: vars.color.success.text } },
});

export const mark = style({ '@layer': { components: { flexShrink: 0, marginBlockStart: '0.3em' } } });
