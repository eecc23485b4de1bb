import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { edge, pressed, pressTransition, raised } from '../../theme/tactile.ts';

/** How the «done» key is dressed where the pad stands; a soft key beside a view's own main action by default. */
export const doneBackground = createVar();
export const doneColor = createVar();
export const doneEdge = createVar();
/** Height of a key without its lower edge; the smallest target by default. */
export const keyHeight = createVar();

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // The lower edge of a tactile key is part of its row.
  gridAutoRows: `minmax(calc(${fallbackVar(keyHeight, vars.size.target)} + ${vars.size.edge}), auto)`,
  gap: vars.space[2],
});

export const key = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  ...raised(vars.color.line),
  fontSize: vars.text.xl,
  fontWeight: vars.font.weightNumber,
  lineHeight: vars.leading.tight,
  userSelect: 'none',
  touchAction: 'manipulation',
  ...pressTransition,
  selectors: {
    '&[data-hovered]': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
    '&[data-pressed]': {
      ...pressed,
      background: vars.color.accent.soft,
    },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&:is([data-key="erase"], [data-key="next"], [data-key="minus"])': {
      background: vars.color.surfaceMuted,
      color: vars.color.text,
    },
    '&:is([data-key="erase"], [data-key="next"], [data-key="minus"]):is([data-hovered], [data-pressed])': {
      background: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
    },
    '&[data-key="done"]': {
      background: fallbackVar(doneBackground, vars.color.accent.soft),
      color: fallbackVar(doneColor, vars.color.accent.onSoft),
      borderColor: 'transparent',
      ...edge(fallbackVar(doneEdge, vars.color.line)),
      direction: 'rtl',
      fontSize: vars.text.base,
      fontWeight: vars.font.weightStrong,
    },
    '&[data-key="done"][data-hovered]': { borderColor: fallbackVar(doneEdge, vars.color.accent.line) },
  },
  '@media': {
    '(forced-colors: active)': { borderColor: 'ButtonText' },
  },
});
