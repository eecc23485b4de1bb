import { Card } from '@mashq/ui/data/card';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { AppOnly } from './AppOnly.tsx';
import { hireHead, openings } from './content/hire.ts';
import { HireForm } from './HireForm.tsx';
import * as css from './PublicPage.css.ts';
import { PublicPage, SampleNote } from './PublicPage.tsx';
import { hireWords } from './strings/hire.ts';
import { publicPages } from './strings/public.ts';

/** Job opportunities. */
export function HireScreen() {
  const { title, tasks, wishes } = publicPages.hire;
  return (
    <PublicPage head={hireHead}>
      <Section title={title}>
        <SampleNote items={openings} />
        <Grid columns="wide">
          {openings.map((opening) => (
            <Card key={opening.id} title={opening.title} subtitle={opening.terms} level={3}>
              <h4 className={css.stepTitle}>{tasks}</h4>
              <ul className={css.list}>
                {opening.tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
              <h4 className={css.stepTitle}>{wishes}</h4>
              <ul className={css.list}>
                {opening.wishes.map((wish) => (
                  <li key={wish}>{wish}</li>
                ))}
              </ul>
            </Card>
          ))}
        </Grid>
      </Section>
      <div id="apply">
        <Section title={hireWords.section}>
          <AppOnly>
            <HireForm />
          </AppOnly>
        </Section>
      </div>
    </PublicPage>
  );
}
