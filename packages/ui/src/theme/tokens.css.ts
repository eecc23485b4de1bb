import { assignVars, globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { LAYER_ORDER } from './layers.ts';
import { SCALE } from './scale.ts';

globalLayer(LAYER_ORDER);

/** A size `steps` up the scale, following the area's base and the reader's own browser setting. */
const scaled = (steps: number) => `calc(${vars.text.base} * ${(SCALE.text.ratio ** steps).toFixed(4)})`;

/** Lengths that grow with the reader's own text size. */
const rem = (pixels: number) => (pixels === 0 ? '0' : `${pixels / 16}rem`);
/** Grows with the text, but not beyond what the narrowest window of 320 px has room for: large text on a phone needs the words' width. */
const spaceOf = (pixels: number) => (pixels === 0 ? '0' : `min(${rem(pixels)}, ${+(pixels / 3.2).toFixed(3)}vw)`);
const px = (pixels: number) => `${pixels}px`;
const ms = (milliseconds: number) => `${milliseconds}ms`;
const bezier = (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`;
const families = (names: readonly string[]) => names.map((name) => (/[ ]/.test(name) ? `'${name}'` : name)).join(', ');

function each<Name extends string | number, Value>(
  values: Readonly<Record<Name, Value>>,
  write: (value: Value) => string,
): Record<Name, string> {
  const written = Object.entries(values).map(([name, value]) => [name, write(value as Value)]);
  return Object.fromEntries(written) as Record<Name, string>;
}

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
        family: families(SCALE.font.family),
        mono: families(SCALE.font.mono),
        weightText: String(SCALE.font.weightText),
        weightStrong: String(SCALE.font.weightStrong),
        weightHeading: String(SCALE.font.weightHeading),
        weightNumber: String(SCALE.font.weightNumber),
      },
      text: {
        ...each(SCALE.text.steps, scaled),
        base: rem(SCALE.text.base),
        hero: `clamp(${scaled(SCALE.text.heroSteps.least)}, 2rem + 3vw, ${scaled(SCALE.text.heroSteps.most)})`,
      },
      leading: each(SCALE.leading, String),
      space: each(SCALE.space, spaceOf),
      radius: each(SCALE.radius, px),
      // The shadow's color is transparent in dark; the ring is what then lifts a raised surface.
      shadow: {
        card: `0 1px 2px ${vars.color.shadow}, 0 12px 28px -12px ${vars.color.shadow}`,
        raised: `0 0 0 ${vars.size.hairline} ${vars.color.line}, 0 4px 8px -2px ${vars.color.shadow}, 0 24px 48px -16px ${vars.color.shadow}`,
      },
      motion: {
        fast: ms(SCALE.motion.fast),
        normal: ms(SCALE.motion.normal),
        slow: ms(SCALE.motion.slow),
        ease: bezier(SCALE.motion.ease),
        bounce: bezier(SCALE.motion.bounce),
      },
      // What holds words grows with them.
      size: {
        ...each(SCALE.size, px),
        navVertical: rem(SCALE.size.navVertical),
        navRail: rem(SCALE.size.navRail),
        drawer: rem(SCALE.size.drawer),
        flyout: rem(SCALE.size.flyout),
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
root(':root', { [vars.size.header]: '80px' }, '(min-width: 64rem)');

const strongEdges = { [vars.size.hairline]: '2px', [vars.size.border]: '3px', [vars.size.focusRing]: '4px' };
root(':root[data-contrast="more"]', strongEdges);
root(':root:not([data-contrast="normal"])', strongEdges, '(prefers-contrast: more)');

root(
  ':root',
  { [vars.motion.fast]: '0ms', [vars.motion.normal]: '0ms', [vars.motion.slow]: '0ms' },
  '(prefers-reduced-motion: reduce)',
);
