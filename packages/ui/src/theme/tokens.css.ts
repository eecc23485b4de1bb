import { assignVars, globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { LAYER_ORDER } from './layers.ts';

globalLayer(LAYER_ORDER);

const SCALE = 1.2;
/** A size `steps` up the scale, following the area's base and the reader's own browser setting. */
const scaled = (steps: number) => `calc(${vars.text.base} * ${(SCALE ** steps).toFixed(4)})`;

/** Steps of 4 px at the browser's usual 16 px. */
const rem = (steps: number) => (steps === 0 ? '0' : `${steps * 0.25}rem`);

const root = (selector: string, values: Record<string, string>, media?: string) => {
  const rule = { vars: values };
  globalStyle(selector, {
    '@layer': { tokens: media === undefined ? rule : { '@media': { [media]: rule } } },
  });
};

root(
  ':root',
  assignVars(
    {
      font: vars.font,
      text: vars.text,
      leading: vars.leading,
      space: vars.space,
      radius: vars.radius,
      shadow: vars.shadow,
      motion: vars.motion,
      size: vars.size,
      layer: vars.layer,
      direction: vars.direction,
    },
    {
      font: {
        family: "'Vazirmatn Variable', Vazirmatn, 'Segoe UI', Tahoma, sans-serif",
        mono: "ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace",
        weightText: '400',
        weightStrong: '600',
        weightHeading: '800',
        weightNumber: '800',
      },
      text: {
        // Persian letters lose their dots below 13 px: the scale goes down by half steps.
        xs: scaled(-1),
        sm: scaled(-0.5),
        base: '1rem',
        lg: scaled(1),
        xl: scaled(2),
        xxl: scaled(3),
        xxxl: scaled(4),
        hero: `clamp(${scaled(5)}, 2rem + 3vw, ${scaled(7)})`,
      },
      leading: { text: '1.75', heading: '1.35', tight: '1.2' },
      space: {
        0: rem(0),
        1: rem(1),
        2: rem(2),
        3: rem(3),
        4: rem(4),
        5: rem(5),
        6: rem(6),
        8: rem(8),
        10: rem(10),
        12: rem(12),
        16: rem(16),
        20: rem(20),
      },
      radius: { small: '10px', control: '16px', card: '20px', sheet: '28px', full: '999px' },
      // The shadow's colour is transparent in dark; the ring is what then lifts a raised surface.
      shadow: {
        card: `0 1px 2px ${vars.color.shadow}, 0 12px 28px -12px ${vars.color.shadow}`,
        raised: `0 0 0 ${vars.size.hairline} ${vars.color.line}, 0 4px 8px -2px ${vars.color.shadow}, 0 24px 48px -16px ${vars.color.shadow}`,
      },
      motion: {
        fast: '120ms',
        normal: '200ms',
        slow: '320ms',
        ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        bounce: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
      },
      size: {
        target: '48px',
        targetSmall: '48px',
        hairline: '1px',
        border: '2px',
        focusRing: '3px',
        edge: '4px',
        gridCell: '24px',
        header: '64px',
        navVertical: '280px',
        navMini: '88px',
        drawer: '280px',
        flyout: '160px',
        contentStudent: '834px',
        contentStaff: '1200px',
      },
      layer: { sticky: '10', nav: '20', overlay: '40', toast: '60' },
      direction: '1',
    },
  ),
);

root(':root[dir="ltr"]', { [vars.direction]: '-1' });
root(':root[data-area="student"]', { [vars.text.base]: '1.125rem' });
root(':root[data-area="staff"]', { [vars.size.target]: '44px', [vars.size.targetSmall]: '36px' });
root(':root[data-area="staff"][data-density="compact"]', { [vars.size.target]: '36px' });
root(':root', { [vars.size.header]: '80px' }, '(min-width: 1024px)');

const strongEdges = { [vars.size.hairline]: '2px', [vars.size.border]: '3px', [vars.size.focusRing]: '4px' };
root(':root[data-contrast="more"]', strongEdges);
root(':root:not([data-contrast="normal"])', strongEdges, '(prefers-contrast: more)');

root(
  ':root',
  { [vars.motion.fast]: '0ms', [vars.motion.normal]: '0ms', [vars.motion.slow]: '0ms' },
  '(prefers-reduced-motion: reduce)',
);
