/** A color as the eye orders it: `l` lightness 0–1, `c` chroma from 0 (gray) to about 0.37, `h` hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

/**
 * OKLCH to linear-light sRGB, unclamped: a channel outside 0–1 cannot be shown by an sRGB screen.
 * Matrices: Björn Ottosson, “A perceptual color space for image processing”, 2020 (as adopted by CSS Color 4).
 */
export function toLinearSrgb({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Whether an sRGB screen can show the color. */
export function isInGamut(color: Oklch): boolean {
  return toLinearSrgb(color).every((channel) => channel >= -1e-5 && channel <= 1 + 1e-5);
}

/** The nearest showable color of the same lightness and hue: only chroma gives way. */
export function toGamut(color: Oklch): Oklch {
  const l = Math.min(1, Math.max(0, color.l));
  if (l === 0 || l === 1) return { l, c: 0, h: color.h };
  if (isInGamut({ ...color, l })) return { ...color, l };
  let inside = 0;
  let outside = color.c;
  while (outside - inside > 1e-5) {
    const middle = (inside + outside) / 2;
    if (isInGamut({ l, c: middle, h: color.h })) inside = middle;
    else outside = middle;
  }
  return { l, c: inside, h: color.h };
}

/** The sRGB transfer curve (IEC 61966-2-1), linear light to signal. */
const encode = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);

/**
 * The color as `#rrggbb`, brought into gamut first. Hex and not `oklch()` goes into the CSS: it is the same color on
 * screen, and the browsers of older school machines (Chrome 109 on Windows 7) know it.
 */
export function toHex(color: Oklch): string {
  const channels = toLinearSrgb(toGamut(color)).map((channel) => {
    const eightBit = Math.round(255 * encode(Math.min(1, Math.max(0, channel))));
    return eightBit.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The inverse of `encode`: signal to linear light. */
const decode = (signal: number) => (signal <= 0.04045 ? signal / 12.92 : ((signal + 0.055) / 1.055) ** 2.4);

/** `#rrggbb` as the eye orders it; a gray has hue 0. Matrices as in `toLinearSrgb`, inverted. */
export function fromHex(hex: string): Oklch {
  const channel = (start: number) => decode(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(greenRed, blueYellow);
  // Below this the hue is only noise of rounding.
  if (c < 2e-4) return { l: lightness, c: 0, h: 0 };
  return { l: lightness, c, h: ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360 };
}

/** The color with an opacity of 0–1, as `#rrggbbaa`. */
export function toHexAlpha(color: Oklch, alpha: number): string {
  return `${toHex(color)}${Math.round(255 * alpha)
    .toString(16)
    .padStart(2, '0')}`;
}
