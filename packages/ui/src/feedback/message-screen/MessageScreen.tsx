import type { ReactNode, Ref } from 'react';
import { Illustration, type IllustrationName } from '../../illustrations/illustration/Illustration.tsx';
import { Tile } from '../../illustrations/tile/Tile.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './MessageScreen.css.ts';

export interface MessageScreenProps extends RootProps {
  picture: IllustrationName;
  /** The one first-level heading. */
  title: string;
  /** What it means for the reader. */
  message: string;
  /** Buttons and links: what to do now. */
  actions?: ReactNode;
  /** A `Logo`, over the picture. */
  logo?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A whole screen with one message, in place of a shell. */
export function MessageScreen({ picture, title, message, actions, logo, className, ...rest }: MessageScreenProps) {
  return (
    <main {...rest} className={classNames(css.root, className)}>
      <Tile strength="faint" />
      {logo != null && <div className={css.part}>{logo}</div>}
      <div className={css.part}>
        <Illustration name={picture} size="large" />
        <h1 className={css.title}>{title}</h1>
        <p className={css.message}>{message}</p>
      </div>
      {actions != null && <div className={css.actions}>{actions}</div>}
    </main>
  );
}
