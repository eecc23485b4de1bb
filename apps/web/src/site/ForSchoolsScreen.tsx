import { Card } from '@mashq/ui/data/card';
import { Section } from '@mashq/ui/layout/section';
import { RequestPreOrderForm } from '../payments/pre-orders/RequestPreOrderForm.tsx';
import { preOrderWords } from '../payments/strings/pre-order.ts';
import { AppOnly } from './AppOnly.tsx';
import { forSchools } from './content/for-schools.ts';
import { IntroductionPage } from './IntroductionPage.tsx';

/** For schools: what they get, and a way to ask for it. */
export function ForSchoolsScreen() {
  return (
    <IntroductionPage
      content={forSchools}
      end={
        <Section title={preOrderWords.section}>
          <p>{preOrderWords.lead}</p>
          <Card>
            <AppOnly>
              <RequestPreOrderForm by="site" usualRole="school" />
            </AppOnly>
          </Card>
        </Section>
      }
    />
  );
}
