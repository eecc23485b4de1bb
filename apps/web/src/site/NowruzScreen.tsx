import { Card } from '@mashq/ui/data/card';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { nowruzHead, nowruzPlans, nowruzWeeks } from './content/nowruz.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import { PublicPage } from './PublicPage.tsx';
import { publicPages } from './strings/public.ts';

/** Plans for the Nowruz holidays. */
export function NowruzScreen() {
  return (
    <PublicPage head={nowruzHead}>
      <Section title={publicPages.nowruz.days}>
        <NumberedSteps steps={nowruzWeeks.map(({ days, title, text }) => ({ title: `${days}: ${title}`, text }))} />
      </Section>
      <Section title={publicPages.nowruz.plans}>
        <Grid columns="thirds">
          {nowruzPlans.map(({ title, text }) => (
            <Card key={title} title={title} level={3}>
              <p>{text}</p>
            </Card>
          ))}
        </Grid>
      </Section>
    </PublicPage>
  );
}
