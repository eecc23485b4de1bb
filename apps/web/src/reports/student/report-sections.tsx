import type { Contract, ResponseOf } from '@mashq/api/contract';
import { isLearned } from '@mashq/api/measures';
import { ofTen } from '@mashq/api/measures/shares';
import { nextSkill, type Skills } from '@mashq/state/practice/next-skill';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { PracticeDays, SkillSquares, TenSquares } from '@mashq/ui/charts/skill-squares';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { Printer } from 'lucide-react';
import { reportWords as words } from '../strings/student-report.ts';
import { DurationCard } from './DurationCard.tsx';
import type { ShownPeriod } from './PeriodChoice.tsx';
import * as css from './ReportScreen.css.ts';
import { chapterOf, lengthOf, MAX_WEEKS_OF_DAYS, type PracticedChapter, weeksOf } from './report-calculations.ts';

type Reports = Contract['member']['practiceReports'];
type Accuracy = ResponseOf<Reports['accuracy']>;

interface ChapterSectionProps {
  practiced: readonly PracticedChapter[];
  /** Undefined where it could not be read: the practiced skills alone are shown then. */
  book: Skills | undefined;
  period: ShownPeriod;
}

/** The chapter with the most practice, a square for each of its skills. */
export function ChapterSection({ practiced, book, period }: ChapterSectionProps) {
  const chapter = chapterOf(practiced, book);
  const isNew = new Set(practiced.flatMap(({ skills }) => skills.filter((skill) => skill.is_new).map(({ id }) => id)));
  const fresh = practiced.flatMap(({ skills }) => skills.filter(({ id }) => isNew.has(id)).map(({ title }) => title));
  return (
    <>
      {chapter !== undefined && (
        <Section title={words.chapter.title(formatNumber(chapter.number))} subtitle={words.chapter.subtitle}>
          <SkillSquares
            label={words.chapter.title(formatNumber(chapter.number))}
            newLabel={words.chapter.isNew[period]}
            skills={chapter.skills.map(({ id, title, mastery: { band } }) => ({
              id,
              title,
              band,
              isNew: isNew.has(id),
              href: `/student/skill/question/${id}`,
            }))}
          />
        </Section>
      )}
      {fresh.length > 0 && <p>{words.chapter.newOnes(fresh.join('، '))}</p>}
      <Link variant="standalone" hasArrow href="/student/performance">
        {words.toPerformance}
      </Link>
    </>
  );
}

/** First tries and corrections, of every ten; nothing is said of every ten before there are enough. */
export function TenSection({ report: { judged, first_try_right, right } }: { report: Accuracy }) {
  const first = ofTen({ part: first_try_right, whole: judged });
  const end = ofTen({ part: right, whole: judged });
  const { ten, accuracy } = words;
  return (
    <div className={css.plain}>
      {first === null || end === null ? (
        <Section title={ten.title}>
          <p>{accuracy.tooFew}</p>
        </Section>
      ) : (
        <Section
          title={ten.title}
          subtitle={first === 0 ? ten.none : first === 10 ? ten.all : ten.some(formatNumber(first))}
        >
          <TenSquares first={first} corrected={Math.max(0, end - first)} />
        </Section>
      )}
    </div>
  );
}

/** The days of practice; of a year, its minutes by month. */
export function DaysSection({ report }: { report: ResponseOf<Reports['practiceDuration']> }) {
  const { title, sum, short } = words.days;
  const days = formatNumber(report.weeks.reduce((total, week) => total + week.days, 0));
  const { weeks, today } = weeksOf(report.weeks, Date.now());
  return (
    <Section title={title} subtitle={report.minutes === 0 ? short(days) : sum(days, lengthOf(report.minutes))}>
      {weeks.length > MAX_WEEKS_OF_DAYS ? (
        <DurationCard report={report} />
      ) : (
        <PracticeDays label={title} weeks={weeks} today={today} />
      )}
    </Section>
  );
}

/** The one skill to go on with. */
export function NextSection({ book }: { book: Skills | undefined }) {
  const skill = nextSkill(book);
  if (skill === undefined || isLearned(skill.mastery.band)) return null;
  const { band, n, estimate } = skill.mastery;
  const { title, near, fresh, go } = words.next;
  return (
    <div className={css.next}>
      <p className={css.label}>{title}</p>
      <h2 className={css.skill}>{skill.title}</h2>
      <SkillMeter band={band} count={n} estimate={null} size="small" />
      {estimate !== null && estimate > 0 ? (
        <p>{words.next.estimate(formatNumber(estimate))}</p>
      ) : (
        (band === 'near' || band === 'unseen') && <p>{band === 'near' ? near : fresh}</p>
      )}
      <Link variant="primary" size="large" href={`/student/skill/question/${skill.id}`}>
        {go}
      </Link>
    </div>
  );
}

/** What the numbers are of. */
export function SourcesSection({ report: { done, hinted, waiting, from } }: { report: Accuracy }) {
  const { title, questions, hinted: withHint, own } = words.sources;
  return (
    <div className={css.sources}>
      <Section title={title}>
        <p className={css.quiet}>
          {[
            questions(formatNumber(done), formatDate(from, 'day')),
            ...(hinted > 0 ? [withHint(formatNumber(hinted))] : []),
            ...(waiting > 0 ? [words.accuracy.waiting(formatNumber(waiting))] : []),
            own,
          ].join(' ')}
        </p>
        <Button variant="secondary" isFullWidth icon={<Printer size="1.2em" />} onPress={() => window.print()}>
          {words.print}
        </Button>
      </Section>
    </div>
  );
}
