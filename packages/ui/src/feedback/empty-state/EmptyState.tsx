import type { ReactNode, Ref } from 'react';
import { Illustration, type IllustrationName } from '../../illustrations/illustration/Illustration.tsx';
import type { Person } from '../../illustrations/person-illustration/PersonIllustration.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps {
  /** One sentence: what will stand here, or that all is done. */
  children: ReactNode;
  /** @default 'homework' */
  picture?: IllustrationName;
  /** Whom the figure in the picture stands for. @default 'other' */
  person?: Person | undefined;
  /** The one thing to do about it: a button or a link. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The face of a place with nothing in it yet: picture, one sentence, one action. */
export function EmptyState({ children, picture = 'homework', person, action, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <Illustration name={picture} person={person} />
      <p className={css.sentence}>{children}</p>
      {action}
    </div>
  );
}
