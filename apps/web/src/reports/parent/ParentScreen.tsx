import { type ParentReport, useParentReport } from '@mashq/state/reports/parent-links';
import { Button } from '@mashq/ui/actions/button';
import { PracticeDays } from '@mashq/ui/charts/skill-squares';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Stat } from '@mashq/ui/data/stat';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatDeadline, formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Logo } from '@mashq/ui/navigation/logo';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { parent as words } from '../strings/parent.ts';
import { LevelList } from './LevelList.tsx';
import * as css from './ParentScreen.css.ts';
import { WeeklySmsCard } from './WeeklySmsCard.tsx';

const DAY_MS = 86_400_000;

function Week({ week }: { week: ParentReport['week'] }) {
  if (week.done === 0) return <p>{words.week.none}</p>;
  const since = Math.floor((Date.now() - Date.parse(week.starts_at)) / DAY_MS);
  return (
    <Stack gap={5}>
      <PracticeDays
        label={words.week.table}
        weeks={[{ label: words.week.row, practiced: week.practiced }]}
        today={since >= 0 && since < 7 ? since : undefined}
      />
      <div className={css.numbers}>
        <Stat label={words.week.days} value={formatNumber(week.days)} />
        <Stat label={words.week.minutes} value={formatNumber(week.minutes)} />
        <Stat label={words.week.done} value={formatNumber(week.done)} />
        <Stat label={words.week.right} value={formatNumber(week.first_try_right)} />
      </div>
      {week.waiting > 0 && <p>{words.week.waiting(formatNumber(week.waiting))}</p>}
    </Stack>
  );
}

function Report({ report, token, onChange }: { report: ParentReport; token: string; onChange: () => void }) {
  const { week, help, open_work: work, chapters } = report;
  return (
    <Stack gap={6}>
      <Card title={words.week.title}>
        <Week week={week} />
      </Card>
      <Card title={words.help.title} tone="accent">
        {help.length === 0 ? (
          <p>{chapters.length === 0 ? words.help.unknown : words.help.none}</p>
        ) : (
          <ol className={css.advice}>
            {adviceOf(help).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
      </Card>
      {work.length > 0 && (
        <Card title={words.work.title}>
          <List>
            {work.map(({ title, end_at: end }, index) => (
              // Two works may share title and deadline, and the list never changes places.
              <ListItem key={index} title={title} description={words.work.until(formatDeadline(end))} />
            ))}
          </List>
        </Card>
      )}
      <Card title={words.levels.title} subtitle={words.levels.note}>
        {chapters.length === 0 ? <p>{words.levels.none}</p> : <LevelList chapters={chapters} />}
      </Card>
      {(report.sms.is_offered || report.sms.phone_mask !== null) && (
        <div className={css.screenOnly}>
          <WeeklySmsCard token={token} mask={report.sms.phone_mask} onChange={onChange} />
        </div>
      )}
      <p className={css.quiet}>{words.privacy}</p>
    </Stack>
  );
}

/** What helps at home, in three lines: the lowest skill first, how to ask, and what comes on other days. */
function adviceOf([first, ...others]: ParentReport['help']): string[] {
  if (first === undefined) return [];
  const { pages, ask, later, short } = words.help;
  const titles = others.map(({ title }) => title);
  return [pages(first.title, first.first_page, first.last_page), ask, others.length > 0 ? later(titles) : short];
}

/** A child's week in words a parent understands, without sign-in; fit for paper. */
export function ParentScreen({ token }: { token: string }) {
  const query = useParentReport(token);
  const { data } = query;
  useNameInTitle(data?.first_name);
  return (
    <main className={css.root}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Logo href="/" />
      <Page
        title={data === undefined ? words.pageTitle : words.title(data.first_name)}
        width="reading"
        {...(data !== undefined && {
          subtitle: words.subtitle(data.class_title, formatDate(data.made_at, 'full')),
          actions: (
            <span className={css.screenOnly}>
              <Button variant="secondary" onPress={() => window.print()}>
                {words.print}
              </Button>
            </span>
          ),
        })}
      >
        <QueryBoundary query={query} skeleton={<Skeleton shape="card" size="huge" />}>
          {(report) => <Report report={report} token={token} onChange={query.refetch} />}
        </QueryBoundary>
      </Page>
    </main>
  );
}
