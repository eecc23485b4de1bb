import { makeTheme } from './make-theme.ts';
import type { Mode } from './modes.ts';
import { SCALE } from './scale.ts';
import type { Seed } from './seeds.ts';

/** A token or a group of tokens in the format of the W3C Design Tokens Community Group (2025.10). */
export interface DesignTokens {
  readonly [name: string]: DesignTokens | string | number | readonly (string | number)[] | object;
}

const color = (hex: string) => {
  const channel = (start: number) => Number((Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4));
  const alpha = hex.length === 9 ? { alpha: channel(7) } : {};
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [channel(1), channel(3), channel(5)], ...alpha, hex: hex.slice(0, 7) },
  };
};
const dimension = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const duration = (value: number) => ({ $type: 'duration', $value: { value, unit: 'ms' } });
const number = (value: number) => ({ $type: 'number', $value: value });
const weight = (value: number) => ({ $type: 'fontWeight', $value: value });
const family = (value: readonly string[]) => ({ $type: 'fontFamily', $value: value });
const bezier = (value: readonly number[]) => ({ $type: 'cubicBezier', $value: value });

type Tree<Leaf> = { readonly [name: string]: Leaf | Tree<Leaf> };

function write<Leaf extends string | number>(tree: Tree<Leaf>, token: (leaf: Leaf) => DesignTokens): DesignTokens {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, typeof value === 'object' ? write(value, token) : token(value)]),
  );
}

/** What no preset changes: type, space, corners, motion, sizes. */
export function scaleTokens(): DesignTokens {
  const { font, text, leading, space, radius, motion, size } = SCALE;
  const { base, ratio, steps } = text;
  return {
    font: {
      family: family(font.family),
      mono: family(font.mono),
      weightText: weight(font.weightText),
      weightStrong: weight(font.weightStrong),
      weightHeading: weight(font.weightHeading),
      weightNumber: weight(font.weightNumber),
    },
    text: {
      base: dimension(base),
      ...write(steps, (step) => dimension(Number((base * ratio ** step).toFixed(2)))),
    },
    leading: write(leading, number),
    space: write(space, dimension),
    radius: write(radius, dimension),
    motion: {
      fast: duration(motion.fast),
      normal: duration(motion.normal),
      slow: duration(motion.slow),
      ease: bezier(motion.ease),
      bounce: bezier(motion.bounce),
    },
    size: write(size, dimension),
  };
}

/** Every color of a preset in one mode. */
export function colorTokens(seed: Seed, mode: Mode): DesignTokens {
  return { color: write({ ...makeTheme(seed, mode) }, color) };
}
