import type { Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { fill, stroke, world } from '../world.css.ts';
import * as css from './PaperPlane.css.ts';

export interface PaperPlaneProps extends RootProps {
  /** Flies in from the start of the line, once; else it is where it is. @default false */
  isFlying?: boolean;
  ref?: Ref<SVGSVGElement>;
}

/** A sheet of squared paper folded to a plane: work that was handed in. 96 px wide. Decoration. */
export function PaperPlane({ isFlying = false, className, ...rest }: PaperPlaneProps) {
  return (
    <svg
      {...rest}
      viewBox="-48 -34 96 68"
      aria-hidden="true"
      className={classNames(world, css.root, className)}
      {...(isFlying && { 'data-flying': '' })}
    >
      <g strokeWidth="2.2">
        <path d="M-42-4L42-28L-4 30L-12 8Z" className={`${fill.fold} ${stroke.limb}`} />
        <path d="M-42-4L42-28L-12 8Z" className={`${fill.paper} ${stroke.limb}`} />
        <path d="M-30-4L30-21M-21 1L24-17" className={`${css.line} ${stroke.ruling}`} strokeWidth="1.2" />
        <path d="M-12 8L42-28L-4 30Z" className={`${fill.paper} ${stroke.limb}`} />
        <path d="M-12 8L42-28L-6 14Z" className={`${fill.fold} ${stroke.limb}`} />
      </g>
    </svg>
  );
}
