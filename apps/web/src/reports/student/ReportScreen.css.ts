import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, type StyleRule, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** More room at the sides of the page, as the student's shell has it. */
const DESKTOP = '(min-width: 64rem)';

const placed = (rule: StyleRule) => style({ '@layer': { components: rule } } as StyleRule);

const rule = `${vars.color.grid} ${vars.size.hairline}, transparent ${vars.size.hairline}`;

/** A page of the notebook: to the edges of a phone, a sheet on a desktop. */
export const notebook = placed({
  marginInline: `calc(-1 * ${vars.space[4]})`,
  marginBlock: `calc(-1 * ${vars.space[6]})`,
  background: vars.color.surface,
  '@media': {
    [DESKTOP]: {
      inlineSize: '100%',
      maxInlineSize: vars.size.contentStudent,
      marginInline: 'auto',
      marginBlock: 0,
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.dialog,
      overflow: 'clip',
    },
    print: { display: 'none' },
  },
});

export const head = placed({ display: 'grid' });
export const scene = placed({ gridArea: '1 / 1', minInlineSize: 0 });

/** Over the sky. */
export const news = placed({
  gridArea: '1 / 1',
  alignSelf: 'start',
  zIndex: 1,
  paddingInline: vars.space[5],
  paddingBlockStart: vars.space[3],
});
export const eyebrow = placed({ color: vars.color.accent.text, fontWeight: vars.font.weightStrong, fontSize: '1rem' });
export const title = placed({
  fontSize: '1.625rem',
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});

const section = {
  display: 'grid',
  // A column of its own width would be as wide as the legend of the squares likes to be.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: `${vars.space[6]} ${vars.space[5]}`,
};

/** Squared paper under the wire. */
export const squared = placed({
  ...section,
  gap: vars.space[6],
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(${rule}), linear-gradient(90deg, ${rule})`,
  backgroundSize: `${vars.size.gridCell} ${vars.size.gridCell}`,
});
export const plain = placed({ ...section, borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` });
export const next = placed({ ...section, background: vars.color.accent.soft });
export const sources = placed({ ...section, background: vars.color.page });
export const quiet = placed({ color: vars.color.textMuted });
export const skill = placed({
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
});
export const label = placed({ color: vars.color.accent.onSoft, fontWeight: vars.font.weightStrong });
