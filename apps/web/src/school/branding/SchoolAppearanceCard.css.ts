import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const layer = (rule: object) => style({ '@layer': { components: rule } });

export const text = layer({ margin: 0, color: vars.color.textMuted, maxInlineSize: '65ch' });

export const list = layer({ margin: 0, paddingInlineStart: vars.space[5], color: vars.color.textMuted });

export const logos = layer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: vars.space[5],
  alignItems: 'start',
});

/** The background of a light page, whatever the page is now. */
export const paper = layer({
  display: 'inline-grid',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  colorScheme: 'light',
  background: 'Canvas',
  justifySelf: 'start',
});

export const darkPaper = style([paper, { '@layer': { components: { colorScheme: 'dark' } } }]);

export const logo = layer({ display: 'block', maxInlineSize: '100%', blockSize: '3rem', objectFit: 'contain' });

export const actions = layer({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
