import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** What can be pressed in any menu. Size and layout are the menu's. */
export const press = componentStyle({
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.tight,
  color: vars.color.textMuted,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: vars.color.text, background: vars.color.surfaceMuted },
    '&[data-current]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-current]': { textDecoration: 'underline' } } },
  },
});

export const icon = componentStyle({ display: 'inline-flex', flexShrink: 0, fontSize: '1.25rem' });
