import { centered } from '../../theme/basic/centered.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const PHONE = '(max-width: 37.49rem)';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  padding: vars.space[1],
  selectors: {
    '&[data-align=start]': { justifyContent: 'flex-start', paddingInline: 0 },
    // Room for the marks, which reach over the corners.
    '&[data-numbered]': { gap: vars.space[4], paddingBlockStart: vars.space[3] },
  },
  // Of several lines each begins where the first does.
  '@media': {
    [PHONE]: {
      gap: '2px',
      selectors: {
        '&[data-numbered]': { gap: vars.space[4] },
        '&:not([data-numbered], :has(> :nth-child(13)))': { flexWrap: 'nowrap' },
        '&:has(> :nth-child(16))': { justifyContent: 'flex-start' },
      },
    },
  },
});

/** A pill just wide enough for its mark, so that a session is on one line of a phone; it stretches where there is room. */
export const item = componentStyle([
  centered,
  {
    flex: '1 1 14px',
    minInlineSize: 0,
    maxInlineSize: '36px',
    blockSize: '20px',
    border: '2px solid transparent',
    borderRadius: vars.radius.full,
    selectors: {
      '&[aria-current][data-state=open]': { background: vars.color.accent.solid, borderColor: 'transparent' },
      '&[aria-current]': { outline: `2px solid ${vars.color.accent.line}`, outlineOffset: '1px' },
    },
    '@media': {
      // Too many for one line of a phone: those of the last line are no wider than the others.
      [PHONE]: {
        selectors: { [`${list}:has(> :nth-child(16)) > &`]: { flex: 'none', inlineSize: '20px' } },
      },
      '(forced-colors: active)': { borderColor: 'CanvasText' },
    },
  },
]);

const filled = ({ solid, onSolid }: { solid: string; onSolid: string }) => ({ background: solid, color: onSolid });

const outlined = (line: string, ground: string, ink: string, borderStyle = 'solid') => ({
  background: ground,
  borderColor: line,
  borderStyle,
  color: ink,
});

const { accent, success, reward, info } = vars.color;
const toDo = outlined(vars.color.lineStrong, vars.color.surface, vars.color.textMuted);
export const state = componentVariants({
  right: filled(success),
  corrected: outlined(success.line, success.soft, success.text),
  hint: filled(reward),
  // A hint's pill is full; what is not right yet is open still.
  wrong: outlined(reward.line, reward.soft, reward.text, 'dashed'),
  revealed: outlined(info.line, info.soft, info.text),
  answered: filled(accent),
  waiting: outlined(info.line, info.soft, info.text, 'dashed'),
  open: toDo,
  skipped: toDo,
});

export const mark = componentStyle({ display: 'contents' });

/** A question by its number, large enough to be talked about. */
export const tile = componentStyle([
  centered,
  {
    position: 'relative',
    flex: 'none',
    inlineSize: '44px',
    blockSize: '44px',
    border: '2px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.text.lg,
    fontWeight: vars.font.weightNumber,
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

/** The mark in the first corner of a tile. */
export const corner = componentStyle([
  centered,
  {
    position: 'absolute',
    insetBlockStart: '-10px',
    insetInlineStart: '-10px',
    inlineSize: '24px',
    blockSize: '24px',
    border: '2px solid transparent',
    borderRadius: vars.radius.full,
    '@media': { '(forced-colors: active)': { background: 'Canvas', borderColor: 'CanvasText' } },
  },
]);

const later = outlined(success.line, vars.color.surface, success.text);
/** Grounds of tiles: what is right at once is the fullest, and what is not right yet is dashed. */
export const ground = componentVariants({
  right: outlined(success.solid, success.soft, success.text),
  corrected: later,
  hint: later,
  wrong: outlined(reward.line, reward.soft, reward.text, 'dashed'),
  revealed: outlined(info.line, info.soft, info.text),
  answered: outlined(accent.line, accent.soft, accent.text),
  waiting: outlined(info.line, info.soft, info.text, 'dashed'),
  open: toDo,
  skipped: toDo,
});
