import { Section } from '@mashq/ui/layout/section';
import { Faq } from '@mashq/ui/marketing/faq';
import { FeatureGrid } from '@mashq/ui/marketing/feature-grid';
import type { ReactNode } from 'react';
import type { IntroductionContent } from './content/types.ts';
import { contentIcons } from './content-icons.tsx';
import { NumberedSteps } from './NumberedSteps.tsx';
import { PublicPage } from './PublicPage.tsx';

export interface IntroductionPageProps {
  content: IntroductionContent;
  /** Something to try, between the points and the steps. */
  children?: ReactNode;
  /** After the questions. */
  end?: ReactNode;
}

/** A page that introduces the product: points, steps and questions. */
export function IntroductionPage({
  content: { head, points, steps, questions },
  children,
  end,
}: IntroductionPageProps) {
  return (
    <PublicPage head={head}>
      <Section title={points.title}>
        <FeatureGrid features={points.items.map(({ icon, ...point }) => ({ ...point, icon: contentIcons[icon] }))} />
      </Section>
      {children}
      <Section title={steps.title}>
        <NumberedSteps steps={steps.items} />
      </Section>
      <Section title={questions.title}>
        <Faq items={questions.items} />
      </Section>
      {end}
    </PublicPage>
  );
}
