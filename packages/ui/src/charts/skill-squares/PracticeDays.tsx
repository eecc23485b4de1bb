import type { Ref } from 'react';
import * as faCharts from '../../i18n/fa/charts.ts';
import { faWeek } from '../../i18n/fa/week.ts';
import { messagesFor } from '../../i18n/language.ts';
import { DayStar } from '../../illustrations/notebook-scene/WeekGarland.tsx';
import { keyed } from '../../primitives/keyed.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './SkillSquares.css.ts';

export interface PracticeWeek {
  /** «۹ تا ۱۵ آبان». */
  label: string;
  /** Days with practice; 0 is Saturday, 6 is Friday. */
  practiced: readonly number[];
}

export interface PracticeDaysProps extends RootProps {
  /** What the table is of, heard: «روزهایی که تمرین کردی». */
  label: string;
  /** The oldest first; the last one is the running week. */
  weeks: readonly PracticeWeek[];
  /** Today's weekday in the last week, 0 to 6; the days after it are still to come. Without it the last week is over. */
  today?: number | undefined;
  ref?: Ref<HTMLTableElement>;
}

const SIX = 6;

/** Weeks of practice, a row each: a day with practice is a star, no day is an alarm. */
export function PracticeDays({ label, weeks, today, className, ...rest }: PracticeDaysProps) {
  const { days, letters } = messagesFor('week', faWeek);
  const words = messagesFor('charts.practiceDays', faCharts.practiceDays);
  return (
    <table {...rest} aria-label={label} className={classNames(css.days, className)}>
      <thead>
        <tr>
          <th scope="col" className={css.weekHead}>
            <span className={visuallyHidden}>{words.week}</span>
          </th>
          {letters.map((letter, day) => (
            <th key={days[day]} scope="col" className={css.dayHead} aria-label={days[day]}>
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(weeks, ({ label }) => label).map(([key, { label: week, practiced }], row) => {
          const now = row === weeks.length - 1 && today !== undefined ? today : null;
          return (
            <tr key={key}>
              <th scope="row" className={css.weekHead}>
                {week}
              </th>
              {days.map((day, index) => {
                const isAhead = index > (now ?? SIX);
                const isDone = practiced.includes(index);
                return (
                  <td key={day} className={css.day} {...(index === now && { 'data-today': '' })}>
                    <span className={visuallyHidden}>
                      {isAhead ? words.ahead : isDone ? words.practiced : words.none}
                    </span>
                    {isDone ? (
                      <DayStar className={css.star} />
                    ) : (
                      <span aria-hidden="true" className={css.dot} {...(isAhead && { 'data-ahead': '' })} />
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
