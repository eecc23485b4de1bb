import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Link } from '../../actions/link/Link.tsx';
import { faFeedbackScreens } from '../../i18n/fa/feedback-screens.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { MessageScreen } from '../message-screen/MessageScreen.tsx';

export interface SomethingWrongScreenProps extends RootProps {
  /** Home of anyone who reads it. */
  homeHref: string;
  /** Opens the page again; without it only the way home is offered. */
  onRetry?: () => void;
  /** A `Logo`, over the picture. */
  logo?: ReactNode;
  /** @default «یک جای کار ایراد پیدا کرد» */
  title?: string;
  /** @default «خطا از ماست، نه از شما. …» */
  message?: string;
  /** @default «باز کردن دوبارهٔ صفحه» */
  retryLabel?: string;
  /** @default «رفتن به خانه» */
  homeLabel?: string;
  ref?: Ref<HTMLElement>;
}

/** The screen of a failure of ours that nothing smaller could hold. */
export function SomethingWrongScreen({
  homeHref,
  onRetry,
  logo,
  title = messagesFor('feedbackScreens', faFeedbackScreens).somethingWrong.title,
  message = messagesFor('feedbackScreens', faFeedbackScreens).somethingWrong.message,
  retryLabel = messagesFor('feedbackScreens', faFeedbackScreens).somethingWrong.retry,
  homeLabel = messagesFor('feedbackScreens', faFeedbackScreens).somethingWrong.home,
  className,
  ...rest
}: SomethingWrongScreenProps) {
  return (
    <MessageScreen
      className={className}
      {...rest}
      logo={logo}
      picture="broken"
      title={title}
      message={message}
      actions={
        <>
          {onRetry && <Button onPress={onRetry}>{retryLabel}</Button>}
          <Link href={homeHref} variant={onRetry ? 'secondary' : 'primary'}>
            {homeLabel}
          </Link>
        </>
      }
    />
  );
}
