import { Card } from '@mashq/ui/data/card';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { contactHead, nearerAnswers } from './content/contact.ts';
import { PublicPage } from './PublicPage.tsx';
import { publicPages } from './strings/public.ts';
import { VisitorForm } from './VisitorForm.tsx';

export function ContactUsScreen() {
  return (
    <PublicPage head={contactHead}>
      <Grid columns="halves" gap={12}>
        <Section title={publicPages.contact.write}>
          <VisitorForm kind="contact" />
        </Section>
        <Section title={publicPages.contact.nearer}>
          {nearerAnswers.map(({ title, text }) => (
            <Card key={title} title={title} level={3}>
              <p>{text}</p>
            </Card>
          ))}
        </Section>
      </Grid>
    </PublicPage>
  );
}
