import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { faStreak, type StreakMessages } from '../../i18n/fa/rewards.ts';
import { faWeek } from '../../i18n/fa/week.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { starPath } from '../../illustrations/tile/star.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as countCss from '../count.css.ts';
import * as css from './Streak.css.ts';

export interface StreakProps extends RootProps {
  /** Days with practice in this week; 0 is Saturday, 6 is Friday. */
  practised: readonly number[];
  /** Today's weekday, 0 to 6. */
  today: number;
  /** Days of practice the child set out for in a week; without one the days are only counted. */
  goal?: number | undefined;
  /** Words of the days and the kind line under them. */
  messages?: Partial<StreakMessages>;
  ref?: Ref<HTMLDivElement>;
}

const STAR = starPath(48);

/**
 * The days of a week with practice, from Saturday. A day without practice is a day of rest: it takes nothing away, and
 * each week begins again.
 */
export function Streak({ practised, today, goal, messages, className, ...rest }: StreakProps) {
  const digits = useDigits();
  const text = { ...messagesFor('streak', faStreak), ...messages };
  const week = messagesFor('week', faWeek);
  const done = new Set(practised.filter((day) => day >= 0 && day <= today));
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <p className={countCss.count}>
        <strong className={countCss.number}>{formatNumber(done.size, { digits })}</strong>{' '}
        {goal === undefined ? text.days : text.daysOf(formatNumber(goal, { digits }))}
      </p>
      <ol aria-label={text.week} className={css.week}>
        {week.days.map((name, day) => {
          const state = done.has(day) ? 'practised' : day === today ? 'today' : day < today ? 'rested' : 'ahead';
          return (
            <li
              key={name}
              className={css.day}
              data-state={state}
              {...(day === today && { 'aria-current': 'date' as const })}
            >
              <span aria-hidden="true" className={css.mark}>
                <svg viewBox="-4 -4 56 56" className={css.star} aria-hidden="true">
                  <path d={STAR} className={css.shape} data-state={state} />
                </svg>
                {state === 'practised' && <Check size="1.1em" strokeWidth={4} className={css.tick} />}
              </span>
              <span aria-hidden="true" className={css.letter}>
                {week.letters[day]}
              </span>
              <span className={visuallyHidden}>{text[state](name)}</span>
            </li>
          );
        })}
      </ol>
      <p className={css.line}>{text[lineOf(done, today, goal)]}</p>
    </div>
  );
}

function lineOf(done: ReadonlySet<number>, today: number, goal: number | undefined) {
  if (goal !== undefined && done.size >= goal) return 'goalReached';
  if (done.has(today)) return 'doneToday';
  // On Saturday nothing lies behind yet.
  return today === 0 ? 'begin' : 'fresh';
}
