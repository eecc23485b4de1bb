import { createGlobalThemeContract, globalLayer } from '@vanilla-extract/css';
import { LAYER_ORDER } from './layers.ts';

globalLayer(LAYER_ORDER);

/**
 * Every variable a component may read. Presets, schemes, contrast, density and tenants only ever set these,
 * as attributes of `<html>`; components never know which is in force.
 * Names become `--m-…`, stable and public: changing one is a breaking change.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Behind everything. */
      page: 'color-page',
      /** Cards, fields, menus: one step above the page. */
      surface: 'color-surface',
      /** A quiet fill inside a surface: hovered rows, wells, inactive tracks. */
      surfaceMuted: 'color-surface-muted',
      /** Over everything: popovers, dialogs, toasts. */
      surfaceRaised: 'color-surface-raised',
      /** Dims the page behind a dialog. */
      scrim: 'color-scrim',
      text: 'color-text',
      textMuted: 'color-text-muted',
      /** Hairlines between things that already differ in another way. */
      line: 'color-line',
      /** Edges that must be seen to know a control: 3:1 on surface. */
      lineStrong: 'color-line-strong',
      /** Ruled lines of squared paper; decoration only. */
      grid: 'color-grid',
      /** Keyboard focus ring: 3:1 on page and surface. */
      focus: 'color-focus',
      shadow: 'color-shadow',
      accent: {
        /** Fill of the main action. */
        solid: 'color-accent-solid',
        solidHover: 'color-accent-solid-hover',
        /** The 4 px deeper lower edge of a tactile action. */
        edge: 'color-accent-edge',
        /** Text and icons on `solid`. */
        onSolid: 'color-accent-on-solid',
        /** Accent-colored text and icons on page and surface: 4.5:1. */
        text: 'color-accent-text',
        /** A soft accent wash. */
        soft: 'color-accent-soft',
        /** Text on `soft`: 4.5:1. */
        onSoft: 'color-accent-on-soft',
        /** Border of a chosen or active control: 3:1 on surface. */
        line: 'color-accent-line',
      },
      /** Progress, rewards, attention: yellow. */
      reward: tone('reward'),
      /** Right, done: green. */
      success: tone('success'),
      /** Wrong, destructive: red. */
      danger: tone('danger'),
      /** Information: blue. */
      info: tone('info'),
    },
    font: {
      family: 'font-family',
      /** Latin code and ids in staff areas. */
      mono: 'font-mono',
      weightText: 'font-weight-text',
      weightStrong: 'font-weight-strong',
      weightHeading: 'font-weight-heading',
      weightNumber: 'font-weight-number',
    },
    /** Font sizes on a scale of 1.2; `base` is 16 px, 18 px in the student area. */
    text: {
      xs: 'text-xs',
      sm: 'text-sm',
      base: 'text-base',
      lg: 'text-lg',
      xl: 'text-xl',
      xxl: 'text-xxl',
      xxxl: 'text-xxxl',
      hero: 'text-hero',
    },
    leading: {
      text: 'leading-text',
      heading: 'leading-heading',
      tight: 'leading-tight',
    },
    /** Steps of 4 px: `space[4]` is 16 px. */
    space: {
      0: 'space-0',
      1: 'space-1',
      2: 'space-2',
      3: 'space-3',
      4: 'space-4',
      5: 'space-5',
      6: 'space-6',
      8: 'space-8',
      10: 'space-10',
      12: 'space-12',
      16: 'space-16',
      20: 'space-20',
    },
    radius: {
      small: 'radius-small',
      control: 'radius-control',
      card: 'radius-card',
      dialog: 'radius-dialog',
      full: 'radius-full',
    },
    shadow: { card: 'shadow-card', raised: 'shadow-raised' },
    motion: {
      fast: 'motion-fast',
      normal: 'motion-normal',
      slow: 'motion-slow',
      ease: 'motion-ease',
      bounce: 'motion-bounce',
    },
    size: {
      /** Smallest side of anything to press: 48 px for students, 44 comfortable and 36 compact for staff. */
      target: 'size-target',
      targetSmall: 'size-target-small',
      /** Width of hairlines and of control borders; both grow with more contrast. */
      hairline: 'size-hairline',
      border: 'size-border',
      focusRing: 'size-focus-ring',
      /** Depth of the lower edge of a tactile action. */
      edge: 'size-edge',
      /** Ruled paper. */
      gridCell: 'size-grid-cell',
      header: 'size-header',
      navVertical: 'size-nav-vertical',
      navRail: 'size-nav-rail',
      drawer: 'size-drawer',
      flyout: 'size-flyout',
      contentStudent: 'size-content-student',
      contentStaff: 'size-content-staff',
    },
    layer: {
      sticky: 'layer-sticky',
      nav: 'layer-nav',
      overlay: 'layer-overlay',
      toast: 'layer-toast',
    },
    /** 1 in right-to-left, -1 in left-to-right: multiply a physical transform by it. */
    direction: 'direction',
  },
  (value) => `m-${value}`,
);

/** The shades of a semantic color. */
function tone<Name extends string>(name: Name) {
  return {
    /** A strong fill (bars, marks): 3:1 on surface. */
    solid: `color-${name}-solid`,
    edge: `color-${name}-edge`,
    onSolid: `color-${name}-on-solid`,
    /** The most vivid shade, for figures, rewards and filled areas that are outlined or labeled. No contrast requirement holds for it. */
    bright: `color-${name}-bright`,
    /** Text and icons on `bright`: 4.5:1. */
    onBright: `color-${name}-on-bright`,
    /** A soft wash. */
    soft: `color-${name}-soft`,
    /** Text on `soft`, `surface` and `page`: 4.5:1. */
    text: `color-${name}-text`,
    /** Border at 3:1 on surface. */
    line: `color-${name}-line`,
  } as const;
}
