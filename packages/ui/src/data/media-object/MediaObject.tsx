import type { ReactNode, Ref } from 'react';
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
        <strong className={css.title}>{title}</strong>
        {note != null && <span className={css.note}> {note}</span>}
      </p>
    </div>
  );
}
