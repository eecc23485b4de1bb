import { Check } from 'lucide-react';
import type { Ref } from 'react';
import type { PackageActivityMessages } from '../../i18n/fa/learning-cards.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { ACTIVITY_ICONS, type PackageActivityKind } from './activity-icons.ts';
import * as css from './PackageCard.css.ts';

/** One thing to do in a package. */
export interface PackageActivity {
  readonly id: string;
  readonly kind: PackageActivityKind;
  readonly title: string;
  /** Done by the one who looks at the card. Default `false`. */
  readonly isDone?: boolean;
}

export interface ActivityMarksProps extends RootProps {
  activities: readonly PackageActivity[];
  /** The one that comes next. */
  nextId?: string | undefined;
  messages: PackageActivityMessages;
  ref?: Ref<HTMLOListElement>;
}

/** The activities of a package in their order, as a row of pictures; each is read with its kind and title. */
export function ActivityMarks({ activities, nextId, messages, className, ...rest }: ActivityMarksProps) {
  return (
    <ol {...rest} className={classNames(css.marks, className)} aria-label={messages.activities}>
      {activities.map(({ id, kind, title, isDone = false }) => {
        const Icon = ACTIVITY_ICONS[kind];
        const name = messages.activity(messages[kind], title);
        return (
          <li
            key={id}
            className={css.mark}
            {...(isDone && { 'data-done': '' })}
            {...(id === nextId && { 'data-next': '' })}
          >
            <Icon aria-hidden="true" size="1.1em" />
            {isDone && (
              <span aria-hidden="true" className={css.tick}>
                <Check size="10px" strokeWidth={4} />
              </span>
            )}
            <span className={visuallyHidden}>{isDone ? messages.activityDone(name) : name}</span>
          </li>
        );
      })}
    </ol>
  );
}
