import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { contactHead, nearerAnswers } from './content/contact.ts';
import { PublicPage } from './PublicPage.tsx';
import { publicPages } from './strings/public.ts';
import { VisitorForm } from './VisitorForm.tsx';

/** The form first: who comes here wants to write. */
export function ContactUsScreen() {
  const { write, nearer, faq } = publicPages.contact;
  return (
    <PublicPage head={contactHead}>
      <Grid columns="halves" gap={10} align="start">
        <Card title={write}>
          <VisitorForm kind="contact" />
        </Card>
        <Section title={nearer}>
          <DescriptionList items={nearerAnswers.map(({ title, text }) => ({ term: title, description: text }))} />
          <p>
            <Link href="/faq">{faq}</Link>
          </p>
        </Section>
      </Grid>
    </PublicPage>
  );
}
