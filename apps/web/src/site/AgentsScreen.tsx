import { Card } from '@mashq/ui/data/card';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { agents, agentsHead } from './content/agents.ts';
import { PublicPage, SampleNote } from './PublicPage.tsx';
import { publicPages } from './strings/public.ts';
import { VisitorForm } from './VisitorForm.tsx';

/** Agents, by province. */
export function AgentsScreen() {
  return (
    <PublicPage head={agentsHead}>
      <Section title={publicPages.agents.title}>
        <SampleNote items={agents} />
        <Grid columns="wide">
          {agents.map(({ id, name, province, city, about }) => (
            <Card
              key={id}
              href={`/agents/${id}`}
              title={name}
              subtitle={province === city ? city : `${province}، ${city}`}
              level={3}
            >
              <p>{about}</p>
            </Card>
          ))}
        </Grid>
      </Section>
      <div id="become">
        <Section title={publicPages.agents.become}>
          <VisitorForm kind="agent" />
        </Section>
      </div>
    </PublicPage>
  );
}
