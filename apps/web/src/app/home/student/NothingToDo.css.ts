import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, type StyleRule, style, styleVariants } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const placed = (rule: StyleRule): StyleRule => ({ '@layer': { components: rule } }) as StyleRule;

/** Three beside each other on a phone; below each other where the text is large. */
export const tiles = style(
  placed({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
    gap: vars.space[3],
  }),
);

const tile: StyleRule = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[2],
  border: `${vars.size.border} solid transparent`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { borderColor: 'currentColor' } } } },
};

const washed = (soft: string) => placed({ ...tile, background: soft });

export const tone = styleVariants({
  success: washed(vars.color.success.soft),
  reward: washed(vars.color.reward.soft),
  info: washed(vars.color.info.soft),
});

const picture = (color: string) => placed({ display: 'grid', placeItems: 'center', fontSize: '3.25rem', color });

export const pictureOf = styleVariants({
  success: picture(vars.color.success.text),
  reward: picture(vars.color.reward.text),
  info: picture(vars.color.info.text),
});

export const title = style(placed({ fontWeight: vars.font.weightStrong, lineHeight: vars.leading.heading }));

export const note = style(placed({ fontSize: vars.text.sm }));
