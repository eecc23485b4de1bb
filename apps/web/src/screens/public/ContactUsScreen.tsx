import { Card } from '@mashq/ui/data/card';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { publicPages } from '../../strings/public.ts';
import { contactHead, nearerAnswers } from './content/contact.ts';
import { PublicPage } from './PublicPage.tsx';
import { VisitorForm } from './VisitorForm.tsx';

export function ContactUsScreen() {
  return (
    <PublicPage head={contactHead}>
      <Section title={publicPages.contact.write}>
        <VisitorForm kind="contact" />
      </Section>
      <Section title={publicPages.contact.nearer}>
        <Grid>
          {nearerAnswers.map(({ title, text }) => (
            <Card key={title} title={title} level={3}>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Section>
    </PublicPage>
  );
}
