import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { type FormerTone, presentTone, type Tone } from '../../primitives/tone.ts';
import * as css from './Timeline.css.ts';

/** `error` is the former name of `danger`. */
export type TimelineTone = 'neutral' | 'accent' | Tone | FormerTone;

export interface TimelineEvent {
  id: string;
  /** What happened. */
  title: ReactNode;
  /** When, as people say it: «دیروز، ۱۹:۳۰». */
  time: string;
  /** The same for machines, ISO 8601. */
  dateTime?: string;
  children?: ReactNode;
  /** A picture in the mark; decoration. */
  icon?: ReactNode;
  /** Colors the mark; what it means must be in the words too. @default 'neutral' */
  tone?: TimelineTone;
}

export interface TimelineProps extends RootProps {
  /** What the events are of, for screen readers. */
  'aria-label': string;
  /** In the order they are read, usually the newest first. */
  events: readonly TimelineEvent[];
  ref?: Ref<HTMLOListElement>;
}

/** What happened and when, down a line. */
export function Timeline({ events, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={classNames(css.root, className)}>
      {events.map(({ id, title, time, dateTime, children, icon, tone = 'neutral' }) => (
        <li key={id} className={css.event}>
          <span className={`${css.mark} ${css.tone[presentTone(tone, 'Timeline')]}`} aria-hidden="true">
            {icon}
          </span>
          <div className={css.words}>
            <div className={css.title}>{title}</div>
            <time className={css.time} {...(dateTime !== undefined && { dateTime })}>
              {time}
            </time>
            {children != null && <div className={css.body}>{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
