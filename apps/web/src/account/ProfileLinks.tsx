import { Card } from '@mashq/ui/data/card';
import { Grid } from '@mashq/ui/layout/grid';
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
    </Grid>
  );
}
