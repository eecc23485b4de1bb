import { createVar, keyframes } from '@vanilla-extract/css';
import { tint } from '../../illustrations/world.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { pigment } from '../../theme/pigment-contract.css.ts';

const MOVES = '(prefers-reduced-motion: no-preference)';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });
const hop = keyframes({
  '0%, 100%': { transform: 'none' },
  '40%': { transform: 'translateY(-28px)' },
  '80%': { transform: 'scale(1.04, 0.96)' },
});
const grow = keyframes({ from: { transform: 'translateY(30px) scale(0.4)', opacity: 0 } });
const fall = keyframes({ from: { transform: 'translateY(-150px)', opacity: 0 }, '20%': { opacity: 1 } });

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: '34rem',
  marginInline: 'auto',
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.dialog,
  color: vars.color.text,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  '@media': { [MOVES]: { animation: `${rise} 320ms ${vars.motion.ease}` } },
});

/** Height of the mascot, by which all that is around it is sized. */
const mascotSize = createVar();

export const picture = componentStyle({
  vars: { [mascotSize]: 'clamp(96px, 100dvb - 45rem, 132px)' },
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  // What a phone leaves beside the frame of the app, the words, two rows of tiles and the button.
  blockSize: 'clamp(150px, 100dvb - 41.5rem, 240px)',
  overflow: 'hidden',
  selectors: {
    // Below these are their words and a button alone.
    '[data-scene=learned] > &': {
      vars: { [mascotSize]: 'clamp(96px, 46dvb - 14rem, 176px)' },
      blockSize: 'clamp(192px, 100dvb - 29rem, 24rem)',
    },
    '[data-scene=sent] > &': { blockSize: 'clamp(150px, 100dvb - 36rem, 24rem)' },
  },
  background: `linear-gradient(${tint.sky}, ${pigment.horizon} 80%)`,
  '@media': { print: { display: 'none' } },
});

/** As drawn, 240 units are as high as the mascot with a hundred over it; what leaves its field, the rays, is seen too. */
export const landscape = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: `calc(${mascotSize} * 1.82)`,
  overflow: 'visible',
});

export const rays = componentStyle({
  fill: pigment.halo,
  '@media': { [MOVES]: { animation: `${appear} 320ms ${vars.motion.ease}` } },
});
export const glow = componentStyle({ fill: pigment.halo });
export const hill = componentStyle({ fill: pigment.hill });
export const line = componentStyle({ fill: 'none' });
export const tick = componentStyle({
  stroke: vars.color.success.solid,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** They fall once and stay where they lie. */
export const bit = componentStyle({
  '@media': { [MOVES]: { animation: `${fall} 1200ms ${vars.motion.ease} both` } },
});

export const sheet = componentStyle({
  '@media': { [MOVES]: { animation: `${appear} 320ms 200ms ${vars.motion.ease} both` } },
});

export const mascot = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  marginBlockEnd: vars.space[3],
  selectors: { '[data-scene=gaps] &': { translate: '38px 0' }, '[data-scene=sent] &': { translate: '-56px 0' } },
  '@media': {
    [MOVES]: {
      selectors: {
        '[data-scene=learned] &, [data-scene=perfect] &': {
          animation: `${hop} 480ms 200ms ${vars.motion.ease}`,
          transformOrigin: '50% 100%',
        },
      },
    },
  },
});

componentGlobalStyle(`${mascot} > svg`, { inlineSize: 'auto', blockSize: mascotSize });

export const prize = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  marginBlockEnd: mascotSize,
  '@media': { [MOVES]: { animation: `${grow} 320ms 500ms ${vars.motion.bounce} both` } },
});

export const star = componentStyle({ gridArea: '1 / 1', inlineSize: '80px', blockSize: '80px' });
export const fruit = componentStyle({ gridArea: '1 / 1' });
// The star says how large it is.
componentGlobalStyle(`${prize} > ${fruit}`, { inlineSize: '40px', blockSize: '40px' });

export const plane = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  translate: `70px calc(${mascotSize} * -0.85)`,
});

/** Half of it over each page. */
export const wire = componentStyle({ position: 'relative', marginBlock: '-19px', zIndex: 1 });

const ruled = (angle: string) =>
  `linear-gradient(${angle}, ${vars.color.grid} ${vars.size.hairline}, transparent ${vars.size.hairline})`;

export const page = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: `calc(${vars.space[6]} + 19px) ${vars.space[6]}`,
  paddingInline: vars.space[5],
  backgroundImage: `${ruled('90deg')}, ${ruled('180deg')}`,
  backgroundSize: `${vars.size.gridCell} ${vars.size.gridCell}`,
  backgroundPosition: '-9px 6px',
  selectors: { '[data-scene=learned] > &, [data-scene=sent] > &': { textAlign: 'center' } },
});

export const eyebrow = componentStyle({
  color: vars.color.success.text,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
});

export const title = componentStyle([heading, { fontSize: vars.text.xxl, textWrap: 'balance' }]);

export const message = componentStyle({ color: vars.color.textMuted, textWrap: 'pretty' });

/** One under another: the main one is as wide as the page, the others are words. */
export const actions = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
});
