import type { ReactNode, Ref } from 'react';
import { Link } from '../../actions/link/Link.tsx';
import { faFeedbackScreens } from '../../i18n/fa/feedback-screens.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { MessageScreen } from '../message-screen/MessageScreen.tsx';

export interface NotFoundScreenProps extends RootProps {
  /** Home of anyone who reads it. */
  homeHref: string;
  /** A `Logo`, over the picture. */
  logo?: ReactNode;
  /** @default «این صفحه پیدا نشد» */
  title?: string;
  /** @default «شاید نشانی اشتباه نوشته شده یا این صفحه جابه‌جا شده است.» */
  message?: string;
  /** @default «رفتن به خانه» */
  homeLabel?: string;
  ref?: Ref<HTMLElement>;
}

/** The screen of an address that leads nowhere. */
export function NotFoundScreen({
  homeHref,
  logo,
  title = messagesFor('feedbackScreens', faFeedbackScreens).notFound.title,
  message = messagesFor('feedbackScreens', faFeedbackScreens).notFound.message,
  homeLabel = messagesFor('feedbackScreens', faFeedbackScreens).notFound.home,
  className,
  ...rest
}: NotFoundScreenProps) {
  return (
    <MessageScreen
      className={className}
      {...rest}
      logo={logo}
      picture="lost"
      title={title}
      message={message}
      actions={
        <Link href={homeHref} variant="primary">
          {homeLabel}
        </Link>
      }
    />
  );
}
