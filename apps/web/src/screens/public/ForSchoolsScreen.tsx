import { Section } from '@mashq/ui/layout/section';
import { preOrderWords } from '../../strings/pre-order.ts';
import { AppOnly } from './AppOnly.tsx';
import { forSchools } from './content/for-schools.ts';
import { IntroductionPage } from './IntroductionPage.tsx';
import { PreOrderForm } from './PreOrderForm.tsx';
import * as css from './PublicPage.css.ts';

/** For schools: what they get, and a way to ask for it. */
export function ForSchoolsScreen() {
  return (
    <IntroductionPage
      content={forSchools}
      end={
        <Section title={preOrderWords.section}>
          <div className={css.reading}>
            <p>{preOrderWords.lead}</p>
            <AppOnly>
              <PreOrderForm by="site" usualRole="school" />
            </AppOnly>
          </div>
        </Section>
      }
    />
  );
}
