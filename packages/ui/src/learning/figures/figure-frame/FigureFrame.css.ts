import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';

/** A container of its own, so that a figure answers to the room it gets and not to the window. */
export const root = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
  unicodeBidi: 'isolate',
});

export const title = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space[2],
  textAlign: 'center',
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightStrong,
  '@container': { [docked]: { marginBlockEnd: 0, fontSize: vars.text.sm, lineHeight: vars.leading.tight } },
});
