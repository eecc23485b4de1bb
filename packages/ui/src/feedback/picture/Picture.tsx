import type { Person } from '../../data/figure/Figure.tsx';
import * as css from './Picture.css.ts';
import { SCENES } from './scenes.tsx';

/**
 * `homework`, `done` and `message` hold a figure that stands for the reader; `people` a class; `search`, `chart`,
 * `offline`, `build`, `lost` and `broken` things only.
 */
export type PictureName = keyof typeof SCENES;

export interface PictureProps {
  name: PictureName;
  /** Whom the figure stands for. @default 'other' */
  person?: Person | undefined;
  /** At most 256 or 352 px wide. @default 'medium' */
  size?: 'medium' | 'large';
}

/** A scene drawn in the theme's colours. Decoration: the words beside it say what it means. */
export function Picture({ name, person = 'other', size = 'medium' }: PictureProps) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" className={css.root} data-size={size}>
      {SCENES[name](person)}
    </svg>
  );
}
