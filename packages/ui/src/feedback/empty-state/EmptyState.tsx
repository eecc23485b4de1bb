import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../../illustrations/illustration/Illustration.tsx';
import type { Person } from '../../illustrations/person-illustration/PersonIllustration.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** One sentence: what will stand here, or that all is done. */
  children: ReactNode;
  /** @default 'homework' */
  picture?: IllustrationName;
  /** Whom the figure in the picture stands for. @default 'other' */
  person?: Person | undefined;
  /** The one thing to do about it: a button or a link. */
  action?: ReactNode;
}

/** The face of a place with nothing in it yet: picture, one sentence, one action. */
export function EmptyState({ children, picture = 'homework', person, action }: EmptyStateProps) {
  return (
    <div className={css.root}>
      <Illustration name={picture} person={person} />
      <p className={css.sentence}>{children}</p>
      {action}
    </div>
  );
}
