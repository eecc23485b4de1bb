import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      position: 'relative',
      overflow: 'clip',
      marginBlockStart: vars.space[16],
      paddingInline: vars.space[4],
      paddingBlockStart: vars.space[12],
      paddingBlockEnd: vars.space[8],
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
      color: vars.color.text,
      background: vars.color.accent.soft,
    },
  },
});

export const inner = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[8],
      maxInlineSize: vars.size.contentStaff,
      marginInline: 'auto',
    },
  },
});

export const columns = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
      gap: vars.space[8],
    },
  },
});

export const group = style({
  '@layer': { components: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[2] } },
});

export const heading = style({
  '@layer': { components: { fontSize: vars.text.base, fontWeight: vars.font.weightHeading } },
});

export const link = style({
  '@layer': {
    components: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.targetSmall,
      borderRadius: vars.radius.small,
      color: 'inherit',
      textDecoration: 'none',
      selectors: {
        '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
        '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
      },
    },
  },
});

export const address = style({ '@layer': { components: { fontStyle: 'normal' } } });

export const row = style({
  '@layer': { components: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] } },
});

export const social = style([
  link,
  {
    '@layer': {
      components: {
        justifyContent: 'center',
        inlineSize: vars.size.target,
        blockSize: vars.size.target,
        borderRadius: vars.radius.full,
        color: vars.color.accent.text,
        background: vars.color.surface,
      },
    },
  },
]);

export const note = style({
  '@layer': {
    components: {
      paddingBlockStart: vars.space[4],
      borderBlockStart: `${vars.size.hairline} dashed ${vars.color.lineStrong}`,
      fontSize: vars.text.sm,
    },
  },
});
