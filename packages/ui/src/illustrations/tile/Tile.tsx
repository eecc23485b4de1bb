import { useId } from 'react';
import { starPath } from './star.ts';
import * as css from './Tile.css.ts';

export interface TileProps {
  /** Lets the pattern go out towards the lower edge. @default true */
  isFading?: boolean;
  /** @default 'normal' */
  strength?: 'normal' | 'faint';
}

const SIDE = 76;
const STAR = starPath(SIDE);

/** The star-and-cross tiling behind a page; fills the nearest positioned ancestor. Decoration. */
export function Tile({ isFading = true, strength = 'normal' }: TileProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={css.root} data-strength={strength} data-fade={isFading ? 'down' : 'none'}>
      <pattern id={id} width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
        <path d={STAR} className={css.line} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
