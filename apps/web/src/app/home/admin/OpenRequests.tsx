import type { AdminToday } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { formatRelativeDay } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { adminHome } from '../../strings/admin-home.ts';

type Kind = keyof AdminToday['waiting'];

const words = adminHome.waiting;

const PATHS: Readonly<Record<Kind, string>> = {
  chats: '/admin/chatList',
  registrations: '/admin/registrations',
  visitor_messages: '/admin/visitors',
  pre_orders: '/admin/pre-orders?state=due',
  job_applications: '/admin/job-applications',
};

/** A kind whose oldest waits longer than this, in milliseconds, is to be looked at first. */
const LONG_MS = 2 * 24 * 3_600_000;

/** What to do first: each kind leads to its list. */
export function OpenRequests({ waiting }: { waiting: AdminToday['waiting'] }) {
  return (
    <Section title={words.title}>
      <Grid columns="medium">
        {(Object.keys(words.kinds) as Kind[]).map((kind) => (
          <Card key={kind} title={words.kinds[kind].title} level={3} href={PATHS[kind]}>
            <OpenNumber unit={words.kinds[kind].unit} waiting={waiting[kind]} />
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

interface OpenNumberProps {
  unit: string;
  waiting: AdminToday['waiting'][Kind];
}

function OpenNumber({ unit, waiting: { count, oldest_at: oldest } }: OpenNumberProps) {
  if (oldest === null) return <p>{words.none}</p>;
  const isLong = Date.now() - new Date(oldest).getTime() > LONG_MS;
  return (
    <Stat
      value={count}
      unit={unit}
      label={words.since(formatRelativeDay(oldest))}
      size="hero"
      tone={isLong ? 'danger' : 'accent'}
    />
  );
}
