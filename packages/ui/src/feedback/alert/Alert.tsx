import { Award, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import * as faFeedback from '../../i18n/fa/feedback.ts';
import { messagesFor } from '../../i18n/language.ts';
import { ownText } from '../../i18n/own-direction.ts';
import { LiveRegion, useAnnouncedLater } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { type FormerTone, presentTone, type Tone } from '../../primitives/tone.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './Alert.css.ts';

/** `error` is the former name of `danger`. */
export type AlertTone = Tone | FormerTone;

export interface AlertProps extends RootProps {
  /** What happened and what to do. */
  children?: ReactNode;
  /** @default 'info' */
  tone?: AlertTone;
  title?: ReactNode;
  /** Buttons or links after the words. */
  actions?: ReactNode;
  /** Shows the cross; the caller takes the alert away. */
  onClose?: () => void;
  /** @default «بستن پیام» */
  closeLabel?: string;
  /** The tone as a word, said before the text, so that it is not shown by color alone. @default «نکته», «انجام شد», «توجه», «خطا», «آفرین» */
  toneLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, reward: Award } as const;

/**
 * A message in its place on the page. One that appears later than the content around it is announced once: of danger at once, the
 * others when the reader is free. One that comes with its screen is read with it.
 */
export function Alert({
  children,
  tone: givenTone = 'info',
  title,
  actions,
  onClose,
  closeLabel = messagesFor('feedback.alert', faFeedback.alert).close,
  toneLabel,
  className,
  ...rest
}: AlertProps) {
  const tone = presentTone(givenTone, 'Alert');
  const Icon = ICONS[tone];
  const words = useRef<HTMLDivElement>(null);
  useAnnouncedLater(words, tone !== 'danger');
  const word = toneLabel ?? messagesFor('feedback.alert', faFeedback.alert)[tone];
  return (
    <LiveRegion
      {...rest}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(css.root, css.tone[tone], className)}
    >
      <span className={`${css.mark} ${css.icon[tone]}`}>
        <Icon aria-hidden="true" size="1.5em" />
      </span>
      <div className={css.body}>
        <div ref={words} className={css.words}>
          <span className={visuallyHidden}>{word}: </span>
          {title != null && <p className={css.title}>{ownText(title)}</p>}
          {ownText(children)}
        </div>
        {actions != null && <div className={css.actions}>{actions}</div>}
      </div>
      {onClose && (
        <span className={css.close}>
          <IconButton aria-label={closeLabel} size="small" onPress={onClose}>
            <X />
          </IconButton>
        </span>
      )}
    </LiveRegion>
  );
}
