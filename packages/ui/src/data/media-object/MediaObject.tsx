import type { ReactNode, Ref } from 'react';
import { ownText } from '../../i18n/own-direction.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './MediaObject.css.ts';

export interface MediaObjectProps extends RootProps {
  /** A small picture before the words; decoration. */
  picture: ReactNode;
  title: ReactNode;
  /** One quiet line under the title. */
  note?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A small picture with one fact beside it, such as a star and «۲ روز تمرین». */
export function MediaObject({ picture, title, note, className, ...rest }: MediaObjectProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <span aria-hidden="true" className={css.picture}>
        {picture}
      </span>
      <p className={css.words}>
        <strong className={css.title}>{ownText(title)}</strong>
        {note != null && <span className={css.note}> {ownText(note)}</span>}
      </p>
    </div>
  );
}
