import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ActivityPathMessages, faActivityPath } from '../../i18n/fa/learning-cards.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { ACTIVITY_ICONS, type PackageActivityKind } from '../package-card/activity-icons.ts';
import * as css from './ActivityPath.css.ts';

export type ActivityState = 'locked' | 'available' | 'in_progress' | 'completed';

export interface ActivityPathItem {
  id: string;
  kind: PackageActivityKind;
  title: string;
  /** One quiet line: what there is to do, or what completes it. */
  description?: ReactNode;
  state: ActivityState;
  /** The way into it, or out of it again: one button or link. */
  action?: ReactNode;
}

export interface ActivityPathProps {
  /** What the path is of, such as the title of the package. */
  'aria-label': string;
  /** In their order. */
  items: readonly ActivityPathItem[];
  /** @default «تمرین»، «درس»، «انجام شده»، … */
  messages?: Partial<ActivityPathMessages>;
}

/**
 * The activities of a package as a path from top to bottom: what each is, whether it is locked, open or done, and one way
 * on. Keyboard: Tab goes over the actions in the order of the path.
 */
export function ActivityPath({ items, messages: overrides, ...rest }: ActivityPathProps) {
  const messages = { ...messagesFor('activityPath', faActivityPath), ...overrides };
  const { comma } = messagesFor('punctuation', faPunctuation);
  return (
    <ol className={css.root} {...rest}>
      {items.map(({ id, kind, title, description, state, action }) => (
        <li key={id} className={css.item} data-state={state}>
          <span className={css.mark} aria-hidden="true">
            <Mark kind={kind} state={state} />
          </span>
          <div className={css.body}>
            <div className={css.words}>
              <span className={css.kind}>
                {messages[kind]}
                <span className={visuallyHidden}>{`${comma}${messages[state]}`}</span>
              </span>
              <span className={css.title}>{title}</span>
              {description != null && <span className={css.description}>{description}</span>}
            </div>
            {action != null && <div className={css.action}>{action}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mark({ kind, state }: Pick<ActivityPathItem, 'kind' | 'state'>) {
  const Icon = ACTIVITY_ICONS[kind];
  if (state === 'completed') return <Check size="1.3em" strokeWidth={3.5} />;
  return state === 'locked' ? <Lock size="1.1em" /> : <Icon size="1.3em" />;
}
