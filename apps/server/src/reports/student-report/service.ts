import type { Contract, DayPartSchema, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { minutesOf } from '@mashq/api/measures';
import type { InferOutput } from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { weekStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { countReleasedResults } from '../../questions/grading/count-released-results.ts';
import { type Outcome, type PracticedHour, practicedHours } from './queries.ts';
import { skillsPerformance } from './skills-performance.ts';

type DayPart = InferOutput<typeof DayPartSchema>;

/** Parts of a child's day by the hours they begin at; the night goes on to the morning. */
const DAY_PARTS: readonly { readonly part: DayPart; readonly from: number; readonly to: number }[] = [
  { part: 'morning', from: 5, to: 11 },
  { part: 'noon', from: 11, to: 14 },
  { part: 'afternoon', from: 14, to: 18 },
  { part: 'evening', from: 18, to: 21 },
  { part: 'night', from: 21, to: 5 },
];

/** The part of the day that an hour from 0 to 23 is in. */
function dayPartOf(hour: number): DayPart {
  const found = DAY_PARTS.find(({ from, to }) => (from < to ? hour >= from && hour < to : hour >= from || hour < to));
  return found?.part ?? 'night';
}

type Calls = Contract['member']['practiceReports'];
type Period = ParsedOf<Calls['accuracy']>['query']['type'];

const HOURS_OF_DAY = 24;
const DAYS_OF_WEEK = 7;
const HOURS_OF_WEEK = HOURS_OF_DAY * DAYS_OF_WEEK;
const HOUR_MS = 3_600_000;

const WEEKS: Readonly<Record<Period, number>> = { last_1: 1, last_4: 4, last_12: 12, last_53: 53 };

/** The Saturday midnight a period begins at; Iran's clocks do not change, so that weeks are of one length. */
function startOf(period: Period, now: Date): Date {
  return new Date(weekStart(now).getTime() - (WEEKS[period] - 1) * HOURS_OF_WEEK * HOUR_MS);
}

/** The sum of outcomes, with the names of the contract. */
export function outcomeOf(all: readonly Outcome[]) {
  const total = (of: (outcome: Outcome) => number) => all.reduce((sum, outcome) => sum + of(outcome), 0);
  return {
    done: total(({ done }) => done),
    judged: total(({ judged }) => judged),
    first_try_right: total(({ firstTryRight }) => firstTryRight),
    right: total(({ right }) => right),
  };
}

const minutesOfHours = (hours: readonly PracticedHour[]) =>
  minutesOf(hours.reduce((sum, { activeMs }) => sum + activeMs, 0) / 1000);

const dayOf = ({ hour }: PracticedHour) => Math.floor(hour / HOURS_OF_DAY);

/** What a child sees of its own practice; it is compared with itself alone. */
export function childReportService({ db, clock }: Context) {
  async function read(actor: Actor, period: Period) {
    const now = clock();
    const start = startOf(period, now);
    await countReleasedResults(db, actor, now);
    const hours = await practicedHours(db, actor, start);
    const weeks = Array.from({ length: WEEKS[period] }, (_, index) => ({
      week_start: new Date(start.getTime() + index * HOURS_OF_WEEK * HOUR_MS).toISOString(),
      hours: hours.filter(({ hour }) => Math.floor(hour / HOURS_OF_WEEK) === index),
    }));
    return { from: start.toISOString(), hours, weeks };
  }

  return {
    hourlyDistribution: async (actor: Actor, period: Period): Promise<ResponseOf<Calls['hourlyDistribution']>> => {
      const { from, hours } = await read(actor, period);
      const days = Array.from({ length: DAYS_OF_WEEK }, () => Array.from({ length: HOURS_OF_DAY }, () => 0));
      for (const practiced of hours) {
        const day = days[dayOf(practiced) % DAYS_OF_WEEK];
        const hour = practiced.hour % HOURS_OF_DAY;
        if (day !== undefined) day[hour] = (day[hour] ?? 0) + practiced.done;
      }
      return { from, done: outcomeOf(hours).done, days };
    },

    practiceDuration: async (actor: Actor, period: Period): Promise<ResponseOf<Calls['practiceDuration']>> => {
      const { from, hours, weeks } = await read(actor, period);
      return {
        from,
        minutes: minutesOfHours(hours),
        weeks: weeks.map((week) => {
          const practiced = new Set(
            week.hours.filter(({ answers }) => answers > 0).map((hour) => dayOf(hour) % DAYS_OF_WEEK),
          );
          return {
            week_start: week.week_start,
            minutes: minutesOfHours(week.hours),
            days: practiced.size,
            practiced: [...practiced].sort((a, b) => a - b),
          };
        }),
      };
    },

    accuracy: async (actor: Actor, period: Period): Promise<ResponseOf<Calls['accuracy']>> => {
      const { from, hours, weeks } = await read(actor, period);
      return {
        from,
        ...outcomeOf(hours),
        hinted: hours.reduce((sum, { hinted }) => sum + hinted, 0),
        waiting: hours.reduce((sum, { waiting }) => sum + waiting, 0),
        weeks: weeks.map((week) => ({ week_start: week.week_start, ...outcomeOf(week.hours) })),
      };
    },

    performanceByTime: async (actor: Actor, period: Period): Promise<ResponseOf<Calls['performanceByTime']>> => {
      const { from, hours } = await read(actor, period);
      return {
        from,
        parts: DAY_PARTS.map((each) => ({
          part: each.part,
          from_hour: each.from,
          to_hour: each.to,
          ...outcomeOf(hours.filter(({ hour }) => dayPartOf(hour % HOURS_OF_DAY) === each.part)),
        })),
      };
    },

    skillsPerformance: async (actor: Actor, period: Period): Promise<ResponseOf<Calls['skillsPerformance']>> => {
      const now = clock();
      const start = startOf(period, now);
      await countReleasedResults(db, actor, now);
      return { from: start.toISOString(), chapters: await skillsPerformance(db, actor, start) };
    },
  };
}
