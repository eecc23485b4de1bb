import { note } from '../../theme/basic/note.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ containerType: 'inline-size' });

export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) 2fr',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} dashed ${vars.color.line}` } },
  '@container': { '(max-width: 24.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const term = componentStyle([note]);

export const description = componentStyle({
  minInlineSize: 0,
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
});
