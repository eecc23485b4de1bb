import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const text = {
  color: vars.color.accent.text,
  borderRadius: vars.radius.small,
  textUnderlineOffset: '0.3em',
  textDecorationThickness: '0.08em',
  cursor: 'pointer',
} as const;

const focusRing = {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

const disabled = { color: vars.color.textMuted, textDecoration: 'none', cursor: 'not-allowed' } as const;

export const words = componentVariants({
  // Underlined always: within a sentence color alone does not tell a link.
  inline: {
    ...text,
    textDecoration: 'underline',
    selectors: {
      '&[data-hovered], &[data-pressed]': { textDecorationThickness: '0.16em' },
      // Within the space about the words: the ring stays off their neighbours.
      '&[data-focus-visible]': { ...focusRing, outlineOffset: 0 },
      '&[data-disabled]': disabled,
    },
  },
  standalone: {
    ...text,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.leading.heading,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered], &[data-pressed]': { textDecoration: 'underline' },
      '&[aria-current]': { color: vars.color.text },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': disabled,
    },
  },
});

export const picture = componentStyle({ display: 'inline-flex', flex: 'none' });

/** Drawn for left-to-right pages. */
export const external = componentStyle({
  display: 'inline',
  flex: 'none',
  verticalAlign: '-0.15em',
  scale: `calc(-1 * ${vars.direction}) 1`,
  // Elsewhere the gap of the line keeps it apart.
  selectors: { [`${words.inline} > &`]: { marginInlineStart: '0.25em' } },
});

/** Drawn for right-to-left pages. It leans onward under the hand. */
export const arrow = componentStyle({
  flex: 'none',
  scale: `${vars.direction} 1`,
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[data-hovered] > &': { translate: `calc(-3px * ${vars.direction})` } },
});
