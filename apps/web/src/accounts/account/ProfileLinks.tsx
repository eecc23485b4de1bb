import { Card } from '@mashq/ui/data/card';
import { Grid } from '@mashq/ui/layout/grid';
import { paymentWords } from '../../payments/strings/student-payment.ts';
import { titles as games } from '../../progress/strings/screen-titles.ts';
import { profile } from '../strings/profile.ts';

const parts = ['personal', 'contact', 'school', 'password'] as const;

/** The sections of a student's profile. */
export function ProfileLinks() {
  return (
    <Grid columns="wide">
      {parts.map((section) => (
        <Card key={section} title={profile.sections[section].title} href={`/student/profile/${section}`}>
          {profile.sections[section].student}
        </Card>
      ))}
      <Card title={paymentWords.subscription.title} href="/student/profile/subscription">
        {paymentWords.subscription.subtitle}
      </Card>
      <Card title={games.badges} href="/student/profile/badges">
        {profile.badgesHint}
      </Card>
    </Grid>
  );
}
