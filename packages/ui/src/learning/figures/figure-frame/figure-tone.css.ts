import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { withMoreContrast } from './with-more-contrast.ts';

const usual = createVar();
const clearer = createVar();
const paint = (color: string) => ({ background: color, fill: color });

/**
 * What is filled in a figure. Works on HTML boxes and on SVG shapes. Forced colors take every fill away, so there the
 * filled part takes the highlight, the one system color that is sure to differ from the empty part.
 */
const filled = componentStyle({
  ...paint(usual),
  '@media': {
    ...withMoreContrast(paint(fallbackVar(clearer, usual))),
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      ...paint('Highlight'),
      // The cuts between filled parts must differ from the fill.
      stroke: 'HighlightText',
    },
  },
});

const toned = (vars: Record<string, string>) => [filled, { vars }];

/**
 * As bright as a felt pen: what says it from the paper is the ink around it (WCAG technique G209). With more contrast
 * the fill stands out by itself.
 */
const felt = ({ bright, solid }: (typeof vars.color)['reward']) => toned({ [usual]: bright, [clearer]: solid });

export const fill = componentVariants({
  turmeric: felt(vars.color.reward),
  leaf: felt(vars.color.success),
  rose: felt(vars.color.danger),
  sky: felt(vars.color.info),
  accent: toned({ [usual]: vars.color.accent.solid }),
  none: toned({ [usual]: vars.color.lineStrong }),
});

/** What is not filled: the paper of the figure. */
export const empty = componentStyle({
  ...paint(vars.color.surface),
  '@media': { '(forced-colors: active)': paint('Canvas') },
});
