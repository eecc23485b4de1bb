import type { Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import type { Person } from '../person-illustration/PersonIllustration.tsx';
import * as css from './Illustration.css.ts';
import { SCENES } from './scenes.tsx';

/**
 * `homework`, `done` and `message` hold a figure that stands for the reader; `people` a class; `search`, `chart`,
 * `offline`, `build`, `lost` and `broken` things only.
 */
export type IllustrationName = keyof typeof SCENES;

export interface IllustrationProps extends RootProps {
  name: IllustrationName;
  /** Whom the figure stands for. @default 'other' */
  person?: Person | undefined;
  /** At most 256 or 352 px wide. @default 'medium' */
  size?: 'medium' | 'large';
  ref?: Ref<SVGSVGElement>;
}

/** A scene drawn in the theme's colors. Decoration: the words beside it say what it means. */
export function Illustration({ name, person = 'other', size = 'medium', className, ...rest }: IllustrationProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 240 160"
      aria-hidden="true"
      className={classNames(css.root, className)}
      data-size={size}
    >
      {SCENES[name](person)}
    </svg>
  );
}
