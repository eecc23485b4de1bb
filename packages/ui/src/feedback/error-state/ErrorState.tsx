import type { Ref } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { faFeedbackScreens } from '../../i18n/fa/feedback-screens.ts';
import { messagesFor } from '../../i18n/language.ts';
import { ownLanguage } from '../../i18n/own-direction.ts';
import { Illustration, type IllustrationName } from '../../illustrations/illustration/Illustration.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as stateCss from '../empty-state/EmptyState.css.ts';

export interface ErrorStateProps extends RootProps {
  /** To whom it speaks: a child is «تو», an adult «شما». @default 'staff' */
  voice?: 'student' | 'staff';
  /** What happened. @default «دریافت اطلاعات انجام نشد» or «این بار نشد» */
  title?: string;
  /** What the server said, or what to do. @default about the connection */
  message?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** @default «دوباره تلاش کنید» or «دوباره تلاش کن» */
  retryLabel?: string;
  /** The new try is under way. @default false */
  isRetrying?: boolean;
  /** @default 'offline' */
  picture?: IllustrationName;
  ref?: Ref<HTMLDivElement>;
}

/** The face of a place whose content did not come: what happened, what to do, and the button that does it. */
export function ErrorState({
  voice = 'staff',
  title = messagesFor('feedbackScreens', faFeedbackScreens).error[voice].title,
  message = messagesFor('feedbackScreens', faFeedbackScreens).error[voice].message,
  onRetry,
  retryLabel = messagesFor('feedbackScreens', faFeedbackScreens).error[voice].retry,
  isRetrying = false,
  picture = 'offline',
  className,
  ...rest
}: ErrorStateProps) {
  return (
    <div {...rest} className={classNames(stateCss.root, className)}>
      <Illustration name={picture} />
      <div role="alert">
        <p className={stateCss.sentence}>
          <span {...ownLanguage(title)}>{title}</span>
        </p>
        <p className={stateCss.hint}>
          <span {...ownLanguage(message)}>{message}</span>
        </p>
      </div>
      {onRetry && (
        <Button variant="secondary" onPress={onRetry} isPending={isRetrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
