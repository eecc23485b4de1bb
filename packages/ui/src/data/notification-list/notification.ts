import type { ReactNode } from 'react';
import type { Moment } from '../../i18n/dates.ts';

/** One thing somebody was notified of. */
export interface NotificationEntry {
  id: string;
  /** A key of the list's `kinds`. */
  kind: string;
  /** What happened, in one sentence. */
  title: string;
  /** Of what, on a quiet line with the time. */
  detail?: string;
  time: Moment;
  /** @default false */
  isUnread?: boolean;
  /** Where it leads. */
  href?: string;
  /** Its own picture, such as the badge it speaks of; decoration. @default the picture of its kind */
  picture?: ReactNode;
}

/** The kinds of notifications by their keys. */
export type NotificationKinds = Readonly<
  Record<
    string,
    {
      /** What the kind is called. */
      label: string;
      /** Its picture; decoration. */
      icon: ReactNode;
    }
  >
>;
