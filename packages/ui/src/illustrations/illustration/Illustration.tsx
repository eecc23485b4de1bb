import type { Person } from '../person-illustration/PersonIllustration.tsx';
import * as css from './Illustration.css.ts';
import { SCENES } from './scenes.tsx';

/**
 * `homework`, `done` and `message` hold a figure that stands for the reader; `people` a class; `search`, `chart`,
 * `offline`, `build`, `lost` and `broken` things only.
 */
export type IllustrationName = keyof typeof SCENES;

export interface IllustrationProps {
  name: IllustrationName;
  /** Whom the figure stands for. @default 'other' */
  person?: Person | undefined;
  /** At most 256 or 352 px wide. @default 'medium' */
  size?: 'medium' | 'large';
}

/** A scene drawn in the theme's colors. Decoration: the words beside it say what it means. */
export function Illustration({ name, person = 'other', size = 'medium' }: IllustrationProps) {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" className={css.root} data-size={size}>
      {SCENES[name](person)}
    </svg>
  );
}
