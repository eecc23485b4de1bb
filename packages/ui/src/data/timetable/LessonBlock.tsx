import type { CSSProperties } from 'react';
import { Link } from 'react-aria-components/Link';
import * as faData from '../../i18n/fa/data.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { type PlacedLesson, timeText } from './lessons.ts';
import * as css from './Timetable.css.ts';

interface LessonBlockProps {
  placed: PlacedLesson;
  firstHour: number;
  /** Whether Tab comes to it; the arrows go on from there. */
  isStop: boolean;
  /** It is under way. */
  isNow: boolean;
  onFocus: () => void;
}

/** One lesson at its time; all of it leads to its place. */
export function LessonBlock({ placed, firstHour, isStop, isNow, onFocus }: LessonBlockProps) {
  const { lesson, from, to, tone, lane, lanes } = placed;
  const { comma } = messagesFor('punctuation', faPunctuation);
  const { between } = messagesFor('data.timetable', faData.timetable);
  const digits = useDigits();
  const [start, end] = [timeText(from, digits), timeText(to, digits)];
  const face = (
    <>
      <span className={css.title}>{lesson.title}</span>
      {lesson.detail !== undefined && (
        <span className={css.detail}>
          {lesson.icon != null && (
            <span className={css.icon} aria-hidden="true">
              {lesson.icon}
            </span>
          )}
          {lesson.detail}
        </span>
      )}
      <span className={visuallyHidden}>{`${comma}${between(start, end)}`}</span>
    </>
  );
  const block = {
    className: `${css.block} ${css.tone[tone]}`,
    ...(lesson.isOutlined && { 'data-outlined': '' }),
    ...(isNow && { 'data-now': '', 'aria-current': 'time' as const }),
  };
  return (
    <li
      className={css.lesson}
      style={
        { '--from': from - firstHour * 60, '--length': to - from, '--lane': lane, '--lanes': lanes } as CSSProperties
      }
    >
      <span className={css.times} aria-hidden="true">
        <span className={css.start}>{start}</span>
        <span>{end}</span>
      </span>
      {lesson.href === undefined ? (
        <span {...block}>{face}</span>
      ) : (
        <Link
          {...block}
          href={lesson.href}
          data-lesson={lesson.id}
          onFocus={onFocus}
          render={(link) => <a {...(link as object)} tabIndex={isStop ? 0 : -1} />}
        >
          {face}
        </Link>
      )}
    </li>
  );
}
