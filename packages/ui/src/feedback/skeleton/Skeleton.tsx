import type { Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps {
  /** What it stands for. Lines (`text`, `heading`, `number`) are as high as the words that will come. @default 'text' */
  shape?: 'text' | 'heading' | 'number' | 'circle' | 'block' | 'button' | 'card';
  /** How many lines of text; the last one is shorter. @default 1 */
  lines?: number;
  /** Length of a line. @default 'full' */
  width?: 'full' | 'long' | 'half' | 'short';
  /** Height of a circle, block or card: 32, 48, 128 or 288 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'huge';
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A gray shape in the place of content that is loading. Screen readers never meet it: the region around it says that it is busy
 * (`SkeletonRegion`, or `aria-busy` on a table).
 */
export function Skeleton({
  shape = 'text',
  lines = 1,
  width = 'full',
  size = 'medium',
  className,
  ...rest
}: SkeletonProps) {
  if (shape === 'text' || shape === 'heading' || shape === 'number') {
    return (
      <span {...rest} aria-hidden="true" className={classNames(css.lines, css.shape[shape], className)}>
        {Array.from({ length: lines }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike and never move
            key={index}
            className={`${css.bone} ${css.line} ${css.width[lines > 1 && index === lines - 1 ? 'half' : width]}`}
          />
        ))}
      </span>
    );
  }
  const fixed = shape === 'button' ? '' : css.blockSize[size];
  return <span {...rest} aria-hidden="true" className={classNames(css.bone, css.shape[shape], fixed, className)} />;
}
