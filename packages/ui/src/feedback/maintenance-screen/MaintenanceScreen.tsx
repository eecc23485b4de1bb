import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { faFeedbackScreens } from '../../i18n/fa/feedback-screens.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { MessageScreen } from '../message-screen/MessageScreen.tsx';

export interface MaintenanceScreenProps extends RootProps {
  /** A `Logo`, over the picture. */
  logo?: ReactNode;
  /** @default «مشق در حال ساخت‌وساز است» */
  title?: string;
  /** @default «داریم چیزهای تازه‌ای می‌سازیم. پس از به‌روزرسانی، زیباتر از پیش برمی‌گردیم.» */
  message?: string;
  /** Asks whether the product is back. */
  onRetry?: () => void;
  /** @default «دوباره سر بزنید» */
  retryLabel?: string;
  /** The question is under way. @default false */
  isRetrying?: boolean;
  ref?: Ref<HTMLElement>;
}

/** In place of every route while the product is being updated. */
export function MaintenanceScreen({
  logo,
  title = messagesFor('feedbackScreens', faFeedbackScreens).maintenance.title,
  message = messagesFor('feedbackScreens', faFeedbackScreens).maintenance.message,
  onRetry,
  retryLabel = messagesFor('feedbackScreens', faFeedbackScreens).maintenance.retry,
  isRetrying = false,
  className,
  ...rest
}: MaintenanceScreenProps) {
  return (
    <MessageScreen
      className={className}
      {...rest}
      logo={logo}
      picture="build"
      title={title}
      message={message}
      actions={
        onRetry && (
          <Button variant="secondary" onPress={onRetry} isPending={isRetrying}>
            {retryLabel}
          </Button>
        )
      }
    />
  );
}
