import { createVar } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { pigment } from '../../theme/pigment-contract.css.ts';
import { tint } from '../world.css.ts';

/** One pixel of the drawing: the place's width in parts of a phone's, from 320 px to where things are 1.42 times as large. */
export const unit = createVar();

export const root = componentStyle({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  selectors: { '&[data-bound]': { marginBlockEnd: '19px' } },
});

export const page = componentStyle({
  vars: { [unit]: 'clamp(0.82px, 100cqi / 390, 1.42px)' },
  position: 'relative',
  overflow: 'hidden',
  minBlockSize: `calc(${unit} * 320)`,
  background: `linear-gradient(${tint.sky}, ${pigment.horizon} 80%)`,
  // Printed, it would be ink for nothing that is read.
  '@media': { print: { display: 'none' } },
});

const rule = `${pigment.skyGrid} 1.2px, transparent 1.2px`;

export const picture = componentStyle({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(${rule}), linear-gradient(90deg, ${rule})`,
  backgroundSize: '24px 24px',
});

export const landscape = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: `calc(${unit} * 330)`,
});

export const hillTop = componentStyle({ stopColor: pigment.hillTop });
export const hillFoot = componentStyle({ stopColor: pigment.hill });
export const line = componentStyle({ fill: 'none' });

/** How far the tree is from the end of the line: a wide place has landscape before it. */
const treeOffset = 'max(-2px, 14.9cqi - 60px)';

export const tree = componentStyle({
  position: 'absolute',
  insetInlineEnd: treeOffset,
  insetBlockEnd: `calc(${unit} * 50)`,
  inlineSize: `calc(${unit} * 136)`,
});

/** From the pencil to the tree. */
export const garland = componentStyle({
  position: 'absolute',
  insetInline: `calc(${unit} * 38) calc(${treeOffset} + ${unit} * 112)`,
  insetBlockEnd: `calc(${unit} * 76)`,
  blockSize: `calc(${unit} * 193)`,
});

/** It grows less than the tree: 1.3 times. */
const mascotWidth = `min(${unit} * 148, 190px)`;

export const mascot = componentStyle({
  position: 'absolute',
  insetInlineStart: `calc(42cqi - ${mascotWidth} / 2)`,
  insetBlockEnd: `calc(${unit} * 27)`,
  inlineSize: mascotWidth,
});

// The scene says how large it is, whatever size it has elsewhere.
componentGlobalStyle(`${mascot} > svg`, { inlineSize: '100%', blockSize: 'auto' });

export const content = componentStyle({
  position: 'relative',
  color: vars.color.text,
  padding: vars.space[4],
});

/** Half of it over each page. */
export const wire = componentStyle({ position: 'absolute', insetInline: 0, insetBlockEnd: '-19px' });
