import { type Ref, useId } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { fill, stroke, world } from '../world.css.ts';
import * as css from './WireBinding.css.ts';

export interface WireBindingProps extends RootProps {
  /** Along an edge between an upper and a lower page, or upright between two pages. @default 'lying' */
  direction?: 'lying' | 'upright';
  ref?: Ref<SVGSVGElement>;
}

/** The wire that binds two pages, a turn each 24 px; it fills the length of its place and is 38 px across. Decoration. */
export function WireBinding({ direction = 'lying', className, ...rest }: WireBindingProps) {
  const id = useId();
  const isLying = direction === 'lying';
  return (
    <svg {...rest} aria-hidden="true" className={classNames(world, css.root, className)} data-direction={direction}>
      <pattern id={id} width={isLying ? 24 : 38} height={isLying ? 38 : 24} patternUnits="userSpaceOnUse">
        <g {...(!isLying && { transform: 'matrix(0 1 1 0 0 0)' })}>
          <path d="M15 4.4a3.6 3.6 0 1 1-.01 0M15 26.4a3.6 3.6 0 1 1-.01 0" className={fill.hole} />
          <path d="M15 8C10 14 10 24 15 30" className={`${css.turn} ${stroke.wireEdge}`} strokeWidth="4.6" />
          <path d="M15 8C10 14 10 24 15 30" className={`${css.turn} ${stroke.wire}`} strokeWidth="2.2" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
