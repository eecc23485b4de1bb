import { Section } from '@mashq/ui/layout/section';
import { Faq } from '@mashq/ui/marketing/faq';
import { FeatureGrid } from '@mashq/ui/marketing/feature-grid';
import type { IntroductionContent } from './content/types.ts';
import { contentIcons } from './content-icons.tsx';
import { NumberedSteps } from './NumberedSteps.tsx';
import { PublicPage } from './PublicPage.tsx';

/** A page that introduces the product: points, steps and questions. */
export function IntroductionPage({ content: { head, points, steps, questions } }: { content: IntroductionContent }) {
  return (
    <PublicPage head={head}>
      <Section title={points.title}>
        <FeatureGrid features={points.items.map(({ icon, ...point }) => ({ ...point, icon: contentIcons[icon] }))} />
      </Section>
      <Section title={steps.title}>
        <NumberedSteps steps={steps.items} />
      </Section>
      <Section title={questions.title}>
        <Faq items={questions.items} />
      </Section>
    </PublicPage>
  );
}
