import { row } from '../../../theme/basic/row.css.ts';
import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';

export const root = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[3],
    '@container': { [docked]: { gap: vars.space[1] } },
  },
]);

const piece = {
  position: 'relative',
  display: 'inline-grid',
  justifyItems: 'center',
  alignContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  lineHeight: 1.1,
  border: '2px solid',
} as const;

export const note = componentStyle({
  ...piece,
  inlineSize: '132px',
  blockSize: '68px',
  borderRadius: vars.radius.small,
  '@container': {
    '(inline-size < 25rem)': { inlineSize: '108px', blockSize: '58px' },
    [docked]: { inlineSize: '100px', blockSize: '52px' },
  },
});

export const coin = componentStyle({
  ...piece,
  borderRadius: vars.radius.full,
  outline: '2px solid',
  outlineOffset: '-5px',
});

/** A larger coin is worth more, as in the hand. */
export const coinSize = componentVariants({ small: '58px', medium: '62px', large: '66px' }, (side) => ({
  inlineSize: side,
  blockSize: side,
}));

const paper = ({ soft, text, line }: { soft: string; text: string; line: string }) => ({
  background: soft,
  color: text,
  borderColor: line,
});

const { accent, reward, success, danger, info } = vars.color;
export const paperTone = componentVariants({
  accent: paper({ soft: accent.soft, text: accent.onSoft, line: accent.line }),
  reward: paper(reward),
  success: paper(success),
  danger: paper(danger),
  info: paper(info),
  silver: paper({ soft: vars.color.surfaceMuted, text: vars.color.text, line: vars.color.lineStrong }),
});

export const value = componentStyle({
  position: 'relative',
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightNumber,
  fontVariantNumeric: 'proportional-nums',
  selectors: { '[data-piece=coin] > &': { fontSize: vars.text.base } },
});

export const unit = componentStyle({
  position: 'relative',
  fontSize: vars.text.xs,
  fontWeight: vars.font.weightStrong,
});

/** The eight-pointed star of Persian tiling, faint on both sides of a note. */
export const ornament = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '44px',
  blockSize: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  opacity: 0.35,
  selectors: {
    '&:first-child': { insetInlineStart: '-20px' },
    '&:last-child': { insetInlineEnd: '-20px' },
  },
});
