import { useSiteContact } from '@mashq/state/site/site-contact';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { formatDigits } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { contactHead, nearerAnswers } from './content/contact.ts';
import { PublicPage } from './PublicPage.tsx';
import { publicPages } from './strings/public.ts';
import { contactWords } from './strings/site-contact.ts';
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
        <Stack gap={10}>
          <Section title={nearer}>
            <DescriptionList items={nearerAnswers.map(({ title, text }) => ({ term: title, description: text }))} />
            <p>
              <Link href="/faq">{faq}</Link>
            </p>
          </Section>
          <OtherWays />
        </Stack>
      </Grid>
    </PublicPage>
  );
}

/** What administrators wrote of how the site is reached; nothing where they wrote nothing. */
function OtherWays() {
  const contact = useSiteContact();
  if (contact === undefined) return null;
  const { phone, email, address, social } = contact;
  const items = [
    ...(phone === null
      ? []
      : [
          {
            term: contactWords.phone,
            description: (
              <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                <bdi dir="ltr">{formatDigits(phone)}</bdi>
              </Link>
            ),
          },
        ]),
    ...(email === null
      ? []
      : [
          {
            term: contactWords.email,
            description: (
              <Link href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </Link>
            ),
          },
        ]),
    ...(address === null ? [] : [{ term: contactWords.address, description: formatDigits(address) }]),
    ...(social.length === 0
      ? []
      : [
          {
            term: contactWords.social,
            description: (
              <Inline as="span">
                {social.map(({ network, href }) => (
                  <Link key={network} href={href} isExternal>
                    {contactWords.networks[network]}
                  </Link>
                ))}
              </Inline>
            ),
          },
        ]),
  ];
  if (items.length === 0) return null;
  return (
    <Section title={contactWords.title}>
      <DescriptionList items={items} />
    </Section>
  );
}
