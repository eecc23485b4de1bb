import type { Contract, OpenAssignment, ResponseOf } from '@mashq/api/contract';
import { fractionOf, RETURN_AFTER_DAYS } from '@mashq/api/measures';
import { nextSkill, type Skill, type Skills } from '@mashq/state/practice/next-skill';
import { formatDeadline, formatNumber } from '@mashq/ui/i18n';
import { twinTitles } from '../../../work/homework/student/twin-titles.ts';
import { studentWorkPath } from '../../../work/homework/student/work-path.ts';
import { studentHome } from '../../strings/student-home.ts';

export type Summary = ResponseOf<Contract['member']['reports']['completionSummary']>;

/** What the home knows. What could not be read is undefined, and the day is made of the rest. */
export interface DayFacts {
  /** Open work by deadline. */
  readonly work: readonly OpenAssignment[] | undefined;
  readonly skills: Skills | undefined;
  readonly summary: Summary | undefined;
  readonly user: {
    readonly class: unknown;
    readonly is_individual_customer: boolean;
    readonly features: readonly string[];
  };
  readonly isOnline: boolean;
}

export type Icon = 'work' | 'skill' | 'review' | 'practice' | 'warm-up' | 'placement' | 'maze' | 'class';

export interface Station {
  readonly id: string;
  readonly icon: Icon;
  readonly title: string;
  readonly eyebrow?: string;
  readonly note?: string;
  readonly href?: string;
  readonly tone?: 'reward' | 'success';
  readonly isDashed?: boolean;
}

export interface Day {
  /** `rest` has no next thing. */
  readonly face: 'day' | 'first' | 'back' | 'rest';
  /** The next thing first; none on a day of rest. */
  readonly stations: readonly Station[];
  /** What the one filled button does. */
  readonly action: { readonly label: string; readonly href: string } | null;
  /** How much of the next thing is done, 0 to 1. */
  readonly progress?: number;
  /** A line at the end leads to the code of a class. */
  readonly asksForClass: boolean;
}

const words = studentHome;
/** After the next thing. */
const FURTHER = 3;

/** What a student does today: work with a deadline first, then what is to be reviewed, then a warm-up, then the book, then play. */
export function dayOf({ work = [], skills, summary, user, isOnline }: DayFacts): Day {
  const hasRewards = user.features.includes('gamification');
  const away = summary?.days_away;
  const isFirst = away === null && work.every(({ items_done }) => items_done === 0);
  const isBack = away !== null && away !== undefined && away >= RETURN_AFTER_DAYS;
  const skill = nextSkill(skills);
  const due = summary?.due_reviews ?? 0;
  const needsNetwork = isOnline ? {} : { note: words.needsNetwork, isDashed: true };

  const twins = twinTitles(work);
  const works = work.map((one) => workStation(one, twins.has(one.id)));
  const review: Station | null =
    due > 0
      ? {
          id: 'review',
          icon: 'review',
          eyebrow: words.review.eyebrow,
          title: words.review.title(formatNumber(due)),
          note: words.review.note,
          ...needsNetwork,
          ...(isOnline && { href: '/student/course-review' }),
        }
      : null;
  const book: Station | null = skill
    ? {
        id: skill.id,
        icon: 'skill',
        eyebrow: isFirst ? words.skill.first : words.skill.place(skills?.book_title ?? '', formatNumber(skill.chapter)),
        title: skill.title,
        note: skillNote(skill),
        href: `/student/skill/question/${skill.id}`,
      }
    : null;
  const practice: Station = {
    id: 'practice',
    icon: 'practice',
    title: words.skill.own,
    note: words.skill.ownNote,
    ...needsNetwork,
    ...(isOnline && { href: '/student/exercise' }),
  };
  const maze: Station | null = hasRewards
    ? {
        id: 'maze',
        icon: 'maze',
        title: words.maze.last,
        note: words.maze.note,
        tone: 'success',
        ...needsNetwork,
        ...(isOnline && { href: '/student/games/maze' }),
      }
    : null;

  const warmUp = warmUpStation(summary?.warm_up, isOnline);
  const placement = placementStation(summary?.placement, isOnline);
  /** What is done stands last before play. */
  const withWarmUp = (stations: readonly (Station | null)[]) =>
    summary?.warm_up?.state === 'done' ? [placement, ...stations, warmUp] : [placement, warmUp, ...stations];

  const asksForClass = user.is_individual_customer;
  const make = (
    face: Day['face'],
    next: Station,
    action: Day['action'],
    further: readonly (Station | null)[],
    progress?: number,
  ): Day => ({
    face,
    stations: [
      next,
      ...further
        .filter((station) => station !== null)
        .slice(0, warmUp === null && placement === null ? FURTHER : FURTHER + 1)
        .map(secondIsNext),
    ],
    action,
    ...(progress !== undefined && { progress }),
    asksForClass,
  });

  if (isBack && (review !== null || book !== null)) {
    const count = summary?.learned_skills ?? 0;
    const easy = review?.href ?? book?.href;
    if (easy !== undefined)
      return make(
        'back',
        {
          id: 'back',
          icon: review ? 'review' : 'skill',
          title: count > 0 ? words.back.title : words.back.titleWithout,
          note: count > 0 ? words.back.text(formatNumber(count)) : words.back.textWithout,
        },
        { label: words.back.start, href: easy },
        works,
      );
  }
  const [first, ...others] = works;
  const [opened] = work;
  if (first !== undefined && opened !== undefined)
    return make(
      isFirst ? 'first' : 'day',
      first,
      { label: opened.items_done === 0 ? words.start : words.resume, href: first.href ?? '/student/homeworks' },
      [
        ...(isFirst ? [placement, ...others.slice(0, 2)] : withWarmUp(others.slice(0, 2))),
        review ?? (others.length === 0 ? book : null),
        maze,
      ],
      fractionOf({ part: opened.items_done, whole: opened.items_total }) ?? 0,
    );
  if (skills === undefined && user.class === null && !user.is_individual_customer)
    return make(
      'first',
      { id: 'class', icon: 'class', title: words.noClass.title, note: words.noClass.text },
      { label: words.noClass.enter, href: '/student/profile/school' },
      [],
    );
  if (review?.href !== undefined)
    return make('day', review, { label: words.review.start, href: review.href }, [...withWarmUp([book]), maze]);
  // Without a teacher the book leads; with one, what is done is done.
  if (book?.href !== undefined && (user.is_individual_customer || isFirst))
    return make(isFirst ? 'first' : 'day', book, { label: isFirst ? words.startFirst : words.start, href: book.href }, [
      ...(isFirst ? [placement, practice] : withWarmUp([practice])),
      maze,
    ]);
  // One that the teacher has asked for, or that was begun; one that is offered alone is never the next thing.
  if (placement?.href !== undefined && summary?.placement?.state !== 'offered')
    return make('day', placement, { label: words.placement.start, href: placement.href }, [warmUp, practice, maze]);
  if (warmUp?.href !== undefined && summary?.warm_up?.state !== 'done')
    return make(
      'day',
      warmUp,
      { label: summary?.warm_up?.state === 'begun' ? words.warmUp.resume : words.warmUp.start, href: warmUp.href },
      [practice, maze],
    );
  return { face: 'rest', stations: [], action: null, asksForClass };
}

/** Questions across the book that say where to begin: offered on the first day, asked for by the teacher, or begun. */
function placementStation(placement: Summary['placement'] | undefined, isOnline: boolean): Station | null {
  if (placement === null || placement === undefined) return null;
  const station = { id: 'placement', icon: 'placement', title: words.placement.title } as const;
  if (!isOnline) return { ...station, note: words.needsNetwork, isDashed: true };
  return {
    ...station,
    href: '/student/placement',
    eyebrow: words.placement.eyebrow,
    note:
      placement.state === 'begun'
        ? words.placement.begun(formatNumber(placement.answered))
        : words.placement[placement.state],
  };
}

/** The day's facts of the times tables: to be done, or done. */
function warmUpStation(warmUp: Summary['warm_up'] | undefined, isOnline: boolean): Station | null {
  // A day that was stored by an earlier version says nothing of it.
  if (warmUp === null || warmUp === undefined) return null;
  const station = { id: 'warm-up', icon: 'warm-up', href: '/student/warm-up' } as const;
  if (warmUp.state === 'done')
    return {
      ...station,
      title: words.warmUp.done,
      note: words.warmUp.result(formatNumber(warmUp.right), formatNumber(warmUp.asked)),
      tone: 'success',
    };
  // What was begun is on this device.
  if (!isOnline && warmUp.state === 'ready')
    return { id: 'warm-up', icon: 'warm-up', title: words.warmUp.title, note: words.needsNetwork, isDashed: true };
  return {
    ...station,
    eyebrow: words.warmUp.eyebrow,
    title: words.warmUp.title,
    note: warmUp.state === 'begun' ? words.warmUp.begun(formatNumber(warmUp.asked)) : words.warmUp.note,
  };
}

function workStation(work: OpenAssignment, isTwin: boolean): Station {
  const { id, kind, title, class_title, end_at, items_done, items_total } = work;
  const left = items_total - items_done;
  return {
    id,
    icon: 'work',
    eyebrow: words.until(words.kind[kind], formatDeadline(end_at)),
    title: isTwin ? words.ofClass(title, class_title) : title,
    note:
      left === 0
        ? words.allDone
        : items_done === 0
          ? words.questions(formatNumber(left))
          : words.left(formatNumber(left)),
    href: studentWorkPath(kind, id),
  };
}

/** In a list, what has a deadline says it under its title, and the first station after the next thing says that it is. */
function secondIsNext({ eyebrow, ...station }: Station, index: number): Station {
  const isWork = station.icon === 'work';
  return {
    ...station,
    title:
      index === 0 && station.icon !== 'maze' && station.tone !== 'success'
        ? words.afterwards(station.title)
        : station.title,
    ...(isWork && eyebrow !== undefined && { note: eyebrow }),
  };
}

function skillNote({ mastery: { band, estimate } }: Skill): string {
  if (estimate !== null && estimate > 0) return words.skill.estimate(formatNumber(estimate));
  return band === 'near' ? words.skill.near : words.skill.fresh;
}

const DAYS_OF_WEEK = 7;
const DAY_MS = 86_400_000;

export interface Week {
  /** Days with practice, 0 for Saturday. */
  readonly practiced: readonly number[];
  readonly today: number;
}

/** The week as the garland shows it. A summary that was stored in an earlier week says nothing of this one. */
export function weekOf({ week_start, days }: Pick<Summary, 'week_start' | 'days'>, now: number): Week {
  const since = Math.max(0, Math.floor((now - Date.parse(week_start)) / DAY_MS));
  const isThisWeek = since < DAYS_OF_WEEK;
  return {
    practiced: isThisWeek ? days.flatMap((done, day) => (done > 0 ? [day] : [])) : [],
    today: since % DAYS_OF_WEEK,
  };
}
