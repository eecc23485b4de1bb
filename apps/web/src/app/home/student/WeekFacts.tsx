import { MediaObject } from '@mashq/ui/data/media-object';
import { formatNumber } from '@mashq/ui/i18n';
import { DayStar, Pomegranate } from '@mashq/ui/illustrations/notebook-scene';
import { studentHome } from '../../strings/student-home.ts';
import * as css from './HomeScreen.css.ts';
import type { Summary, Week } from './plan-day.ts';

const words = studentHome.week;
/** Fruits that are on the tree; the rest is in the basket. */
const ON_TREE = 6;

interface WeekFactsProps {
  /** Without rewards a week has no goal. */
  hasRewards: boolean;
  summary: Summary;
  week: Week;
  hasNearest: boolean;
}

/** What garland and tree show, in words: days with practice beside the goal, and skills learned. Never a nought. */
export function WeekFacts({ hasRewards, summary, week, hasNearest }: WeekFactsProps) {
  const days = week.practiced.length;
  const isFirst = summary.days_away === null;
  return (
    <section aria-label={words.title} className={css.facts}>
      <MediaObject
        picture={<DayStar variant={days > 0 ? 'lit' : 'outline'} />}
        title={days > 0 ? words.days(formatNumber(days)) : isFirst ? words.first : words.fresh}
        note={hasRewards ? goalNote(days, summary.weekly_goal) : days > 0 ? words.thisWeek : words.whenever}
      />
      <MediaObject
        picture={<Pomegranate variant={summary.learned_skills > 0 ? 'ripe' : 'outline'} />}
        title={summary.learned_skills > 0 ? words.learned(formatNumber(summary.learned_skills)) : words.tree}
        note={learnedNote(summary, hasNearest)}
      />
    </section>
  );
}

function goalNote(days: number, goal: number): string {
  return days >= goal ? words.reached : words.goal(formatNumber(goal));
}

function learnedNote({ learned_skills: learned, learned_this_week: fresh }: Summary, hasNearest: boolean): string {
  if (learned > ON_TREE) return words.basket(formatNumber(ON_TREE), formatNumber(learned - ON_TREE));
  if (fresh > 0) return words.learnedThisWeek(formatNumber(fresh));
  if (hasNearest) return learned > 0 ? words.near : words.firstNear;
  return learned > 0 ? words.growing : words.treeNote;
}
