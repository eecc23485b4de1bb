import { CircleCheck, CloudOff, CloudUpload } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { faFeedbackScreens } from '../../i18n/fa/feedback-screens.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as css from './OfflineBar.css.ts';

export interface OfflineBarProps extends RootProps {
  /** Whether the network is there. */
  isOnline: boolean;
  /** Answers that are kept here and have not reached the server. */
  waiting: number;
  /** How long «همهٔ جواب‌ها رسید.» or «اینترنت برگشت.» stays, in milliseconds. @default 4000 */
  sentFor?: number;
  /** @default «اینترنت نیست. ادامه بده؛ جواب‌هایت همین‌جا می‌ماند.» */
  offlineLabel?: string;
  /** @default «اینترنت نیست. ۳ جواب همین‌جا مانده و بعد خودش می‌رود.» */
  offlineWaitingLabel?: (count: string) => string;
  /** @default «۳ جواب در صف فرستادن است. خودش می‌رود.» */
  waitingLabel?: (count: string) => string;
  /** @default «همهٔ جواب‌ها رسید.» */
  sentLabel?: string;
  /** The network is there again and no answers had waited. @default «اینترنت برگشت.» */
  backLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

const ICONS = { offline: CloudOff, waiting: CloudUpload, sent: CircleCheck, back: CircleCheck } as const;

/**
 * Says quietly that the network is gone or back, that answers wait, and that they have all arrived. Nothing is lost and nothing
 * has to be done, so it never is in the way. With network and nothing waiting it takes no room.
 */
export function OfflineBar({
  isOnline,
  waiting,
  sentFor = 4000,
  offlineLabel = messagesFor('feedbackScreens', faFeedbackScreens).offline.offline,
  offlineWaitingLabel = messagesFor('feedbackScreens', faFeedbackScreens).offline.offlineWaiting,
  waitingLabel = messagesFor('feedbackScreens', faFeedbackScreens).offline.waiting,
  sentLabel = messagesFor('feedbackScreens', faFeedbackScreens).offline.sent,
  backLabel = messagesFor('feedbackScreens', faFeedbackScreens).offline.back,
  className,
  ...rest
}: OfflineBarProps) {
  const digits = useDigits();
  // What was last the matter; it is said that it is over, for a while.
  const [past, setPast] = useState<'waiting' | 'offline' | null>(null);
  const now = waiting > 0 ? 'waiting' : isOnline ? null : 'offline';
  if (now !== null && now !== past && past !== 'waiting') setPast(now);
  const isOver = isOnline && waiting === 0 && past !== null;

  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setPast(null), sentFor);
    return () => clearTimeout(timer);
  }, [isOver, sentFor]);

  const count = formatNumber(waiting, { digits });
  const state = !isOnline
    ? 'offline'
    : waiting > 0
      ? 'waiting'
      : past === null
        ? null
        : past === 'waiting'
          ? 'sent'
          : 'back';
  const Icon = state && ICONS[state];
  const words = {
    offline: waiting > 0 ? offlineWaitingLabel(count) : offlineLabel,
    waiting: waitingLabel(count),
    sent: sentLabel,
    back: backLabel,
  };
  // The region is there from the start: screen readers announce what comes into it, not the region itself.
  return (
    <div className={className} {...rest} role="status">
      {state && Icon && (
        <div className={css.bar} data-state={state}>
          <Icon aria-hidden="true" size="1.25em" />
          <span>{words[state]}</span>
        </div>
      )}
    </div>
  );
}
