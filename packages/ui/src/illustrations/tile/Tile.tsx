import { type Ref, useId } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { starPath } from './star.ts';
import * as css from './Tile.css.ts';

export interface TileProps extends RootProps {
  /** Lets the pattern go out towards the lower edge. @default true */
  isFading?: boolean;
  /** @default 'normal' */
  strength?: 'normal' | 'faint';
  ref?: Ref<SVGSVGElement>;
}

const SIDE = 76;
const STAR = starPath(SIDE);

/** The star-and-cross tiling behind a page; fills the nearest positioned ancestor. Decoration. */
export function Tile({ isFading = true, strength = 'normal', className, ...rest }: TileProps) {
  const id = useId();
  return (
    <svg
      {...rest}
      aria-hidden="true"
      className={classNames(css.root, className)}
      data-strength={strength}
      data-fade={isFading ? 'down' : 'none'}
    >
      <pattern id={id} width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
        <path d={STAR} className={css.line} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
