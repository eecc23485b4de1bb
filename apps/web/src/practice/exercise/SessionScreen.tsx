import type { PracticeSession } from '@mashq/api/contract';
import { useSeenOnce } from '@mashq/state/platform/seen-once';
import { useSession } from '@mashq/state/platform/session/session';
import { usePracticeSession } from '@mashq/state/practice/session';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Stat } from '@mashq/ui/data/stat';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { numbers } from '../../platform/layout/numbers.css.ts';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { exerciseWords } from '../strings/student-exercise.ts';
import { SessionProgress } from './SessionProgress.tsx';

/** A practice session: how far it is, and once it is done what went well and one next step. */
export function SessionScreen({ sessionId }: { sessionId: string }) {
  const session = usePracticeSession(sessionId);
  const words = exerciseWords;
  const isReview = session.data?.kind === 'review';
  const title = isReview ? words.result.review : words.result.own;
  useNameInTitle(session.data && title);
  const parent = isReview
    ? { title: words.review.title, href: '/student/course-review' }
    : { title: words.title, href: '/student/exercise' };
  return (
    <Page width="student" title={title} breadcrumbs={<Breadcrumbs items={[parent, { title }]} />}>
      <QueryBoundary query={session} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => <SessionView session={data} again={parent.href} />}
      </QueryBoundary>
    </Page>
  );
}

/** Once, at the end of the practice. */
const sessionEnd = lazyComponent(() => import('./SessionEnd.tsx'), 'SessionEnd');

function SessionView({ session, again }: { session: PracticeSession; again: string }) {
  const { skills, summary } = session;
  const words = exerciseWords.result;
  const { activeUser } = useSession();
  const isNews = useSeenOnce(activeUser && summary !== null ? `${activeUser.id} session ${session.id}` : null);
  return (
    <Stack gap={6}>
      {isNews && summary !== null && (
        <OptionalBoundary>
          <sessionEnd.Component session={session} summary={summary} />
        </OptionalBoundary>
      )}
      <Card {...(summary === null && { title: words.going })}>
        <SessionProgress session={session}>
          {summary !== null && (
            <div className={numbers}>
              <Stat value={summary.right} label={words.right} tone="success" isCentred />
              <Stat value={summary.first_try_right} label={words.firstTry} tone="reward" isCentred />
              <Stat value={summary.minutes} label={words.minutes} tone="info" isCentred />
            </div>
          )}
        </SessionProgress>
      </Card>
      {summary !== null && <WentWell titles={summary.went_well} />}
      {summary !== null && !isNews && <NextStep summary={summary} again={again} />}
      <Section title={words.skills}>
        <Grid columns="wide" gap={4}>
          {skills.map(({ id: skillId, title, mastery: { band, n, estimate } }) => (
            <Card key={skillId} title={title} level={3} href={`/student/skill/question/${skillId}`}>
              <SkillMeter band={band} count={n} estimate={estimate} size="small" />
            </Card>
          ))}
        </Grid>
      </Section>
    </Stack>
  );
}

function WentWell({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <Section title={exerciseWords.result.wentWell}>
      <List>
        {titles.map((title) => (
          <ListItem key={title} title={title} />
        ))}
      </List>
    </Section>
  );
}

/** What comes next, where the end of the practice is looked at again. */
function NextStep({ summary, again }: { summary: NonNullable<PracticeSession['summary']>; again: string }) {
  const { next } = summary;
  const words = exerciseWords.result;
  return (
    <Card title={words.next} tone="reward">
      <Stack gap={4}>
        <p>{next === null ? words.allWell : words.nextText(next.title)}</p>
        <Inline>
          {next !== null && (
            <Link variant="primary" href={`/student/skill/question/${next.id}`}>
              {words.practiceSkill}
            </Link>
          )}
          <Link variant={next === null ? 'primary' : 'secondary'} href={again}>
            {words.again}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}
