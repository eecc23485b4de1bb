import { encode } from 'uqr';

/** Light modules around the code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for screen readers. */
  label: string;
  className?: string;
}

/** A QR code as one drawing, black on white on every screen and paper. Level M: a seventh of it may be creased or stained. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
