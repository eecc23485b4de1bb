import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faQuizClock, type QuizClockMessages } from '../../i18n/fa/learning-quiz.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { Announcement } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './QuizClock.css.ts';
import { momentOf, type QuizMoment, type QuizTime, quizTime } from './quiz-time.ts';

export interface QuizClockProps extends RootProps {
  /** When the quiz began for this child, in ms since the epoch. */
  start: number;
  /** When it ends for this child, extra time included. */
  end: number;
  /** What time it is by the server's clock; anyone who shows the clock hands in a new one at least once a minute. */
  now: number;
  /** Says the minutes that have passed of all, or those that are left. @default 'passed' */
  shows?: 'passed' | 'left';
  /** The child does not want to see the time, when the parent keeps it. */
  isHidden?: boolean;
  /** @default false */
  defaultHidden?: boolean;
  onHiddenChange?: (isHidden: boolean) => void;
  /** @default «۱۲ دقیقه از ۳۰ دقیقه وقت آزمون گذشته»، … */
  messages?: Partial<QuizClockMessages>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The time of a quiz in whole minutes, calm to its end: no seconds, no color of alarm, and it can be hidden. A screen
 * reader hears half-time, the last ten, five and one minute, and the end, each in its own minute; of a hidden clock only
 * the end.
 */
export function QuizClock({
  start,
  end,
  now,
  shows = 'passed',
  isHidden,
  defaultHidden = false,
  onHiddenChange,
  messages: overrides,
  className,
  ...rest
}: QuizClockProps) {
  const messages = { ...messagesFor('quizClock', faQuizClock), ...overrides };
  const digits = useDigits();
  const [ownHidden, setOwnHidden] = useState(defaultHidden);
  const hidden = isHidden ?? ownHidden;
  const number = (value: number) => formatNumber(value, { digits });
  const time = quizTime({ start, end, now });
  const moment = momentOf({ start, end, now });
  const isSeen = !hidden || time.phase === 'over';

  const toggle = () => {
    setOwnHidden(!hidden);
    onHiddenChange?.(!hidden);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this one shows the time
    <div {...rest} role="group" aria-label={messages.clock} className={classNames(css.root, className)}>
      {!isSeen && <span className={css.words}>{messages.hidden}</span>}
      {isSeen && (
        <>
          <svg className={css.ring} viewBox="0 0 36 36" aria-hidden="true">
            <circle className={css.track} cx="18" cy="18" r="15" pathLength={100} />
            <circle
              className={css.gone}
              cx="18"
              cy="18"
              r="15"
              pathLength={100}
              strokeDasharray={`${Math.round(time.share * 100)} 100`}
            />
          </svg>
          <span role="timer" className={css.words}>
            {seenText(time, shows, messages, number)}
          </span>
        </>
      )}
      {time.phase !== 'over' && (
        <IconButton aria-label={hidden ? messages.show : messages.hide} onPress={toggle}>
          {hidden ? <Eye size="1.25em" /> : <EyeOff size="1.25em" />}
        </IconButton>
      )}
      <Announcement>{(!hidden || moment === 'over') && spokenText(moment, messages, number)}</Announcement>
    </div>
  );
}

function seenText(
  { phase, passed, total, left }: QuizTime,
  shows: 'passed' | 'left',
  messages: QuizClockMessages,
  number: (value: number) => string,
): string {
  if (phase !== 'running') return messages[phase];
  if (shows === 'left') return left <= 1 ? messages.lastMinute : messages.left(number(left));
  return passed === 0 ? messages.justBegun : messages.passed(number(passed), number(total));
}

function spokenText(moment: QuizMoment | null, messages: QuizClockMessages, number: (value: number) => string): string {
  if (moment === null) return '';
  return typeof moment === 'number' ? messages.leftSpoken(number(moment)) : messages[moment];
}
