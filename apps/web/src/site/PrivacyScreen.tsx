import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { privacyHead, privacyKinds, privacyPoints } from './content/privacy.ts';
import { PublicPage } from './PublicPage.tsx';
import { legal as words } from './strings/legal.ts';

/** What is kept of people, why, how long and who sees it, from the server’s register of personal data. */
export function PrivacyScreen() {
  return (
    <PublicPage head={privacyHead}>
      <Section title={words.yours}>
        <Grid columns="wide">
          {privacyPoints.map(({ title, text }) => (
            <Card key={title} title={title} level={3}>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title={words.kinds}>
        <Grid columns="wide">
          {privacyKinds.map(({ title, why, term, readers }) => (
            <Card key={title} title={title} level={3}>
              <DescriptionList
                items={[
                  { term: words.why, description: why },
                  { term: words.term, description: term },
                  { term: words.readers, description: readers },
                ]}
              />
            </Card>
          ))}
        </Grid>
      </Section>
      <p>
        <Link href="/terms">{words.terms}</Link>
      </p>
    </PublicPage>
  );
}
