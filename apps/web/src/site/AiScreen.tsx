import { Link } from '@mashq/ui/actions/link';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { formatDate, formatTime } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import { CalendarPlus } from 'lucide-react';
import { WEBINAR_CALENDAR, webinar, webinarHead } from './content/webinar.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import { PublicPage, SampleNote } from './PublicPage.tsx';
import { publicPages } from './strings/public.ts';
import { VisitorForm } from './VisitorForm.tsx';

/** The webinar: when, what about, and its calendar file, which the build makes. */
export function AiScreen() {
  const { about, day, time, place, calendar, agenda, register } = publicPages.webinar;
  const { startsAt, endsAt } = webinar;
  return (
    <PublicPage head={webinarHead}>
      <Section title={about}>
        <SampleNote items={[webinar]} />
        <DescriptionList
          items={[
            { term: day, description: formatDate(startsAt, 'full') },
            { term: time, description: `${formatTime(startsAt)} تا ${formatTime(endsAt)}` },
            { term: place, description: webinar.place },
          ]}
        />
        <div>
          <Link variant="secondary" href={WEBINAR_CALENDAR} download icon={<CalendarPlus size="1.25em" />}>
            {calendar}
          </Link>
        </div>
      </Section>
      <Section title={agenda}>
        <NumberedSteps steps={webinar.agenda} />
      </Section>
      <Section title={register}>
        <VisitorForm kind="webinar" subject={webinar.id} />
      </Section>
    </PublicPage>
  );
}
