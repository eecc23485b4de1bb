import type { Webinar } from '@mashq/api/contract';
import { useWebinars, webinarCalendar } from '@mashq/state/site/webinars-and-partners';
import { Link } from '@mashq/ui/actions/link';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatTime } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { CalendarPlus } from 'lucide-react';
import { LazyEmptyState } from '../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../platform/loading/QueryBoundary.tsx';
import { AppOnly } from './AppOnly.tsx';
import { webinarHead } from './content/webinar.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import { PublicPage } from './PublicPage.tsx';
import { publicPages } from './strings/public.ts';
import { VisitorForm } from './VisitorForm.tsx';

const words = publicPages.webinar;

/** The webinars that are to come: when, what about, and how one registers. */
export function AiScreen() {
  return (
    <PublicPage head={webinarHead}>
      <AppOnly>
        <Webinars />
      </AppOnly>
    </PublicPage>
  );
}

function Webinars() {
  const webinars = useWebinars();
  return (
    <QueryBoundary query={webinars} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) =>
        data.length === 0 ? (
          <LazyEmptyState picture="message" action={<Link href="/contact-us">{words.tellMe}</Link>}>
            {words.none}
          </LazyEmptyState>
        ) : (
          <Stack gap={10}>
            {data.map((webinar) => (
              <WebinarSection key={webinar.id} webinar={webinar} />
            ))}
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

function WebinarSection({ webinar }: { webinar: Webinar }) {
  const { id, title, summary, starts_at, ends_at, place, agenda } = webinar;
  return (
    <Section title={title}>
      <p>{summary}</p>
      <DescriptionList
        items={[
          { term: words.day, description: formatDate(starts_at, 'full') },
          { term: words.time, description: words.from(formatTime(starts_at), formatTime(ends_at)) },
          { term: words.place, description: place },
        ]}
      />
      <div>
        <Link variant="secondary" href={webinarCalendar(id)} download icon={<CalendarPlus size="1.25em" />}>
          {words.calendar}
        </Link>
      </div>
      {agenda.length > 0 && (
        <Section title={words.agenda} level={3}>
          <NumberedSteps steps={agenda} level={4} />
        </Section>
      )}
      <Section title={words.register} level={3}>
        <VisitorForm kind="webinar" subject={id} />
      </Section>
    </Section>
  );
}
